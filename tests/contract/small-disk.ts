import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const mounted: string[] = [];
afterAll(() => {
  for (const folder of mounted.splice(0)) unmount(folder);
});

const mount = (folder: string, megabytes: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true });
}

/** A file system of its own, so small that a test can fill it. It is removed after the last test of the file that imports this. */
export function smallDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'companion-disk-'));
  if (!mount(folder, megabytes)) throw new Error('This machine does not let the test mount a file system');
  mounted.push(folder);
  return folder;
}

/** Whether this user may mount one. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'companion-disk-'));
  const can = mount(folder, 1);
  if (can) unmount(folder);
  else rmSync(folder, { recursive: true });
  return can;
}

/** Writes a file until its disk is full. */
export function fill(path: string): void {
  try {
    for (;;) writeFileSync(path, Buffer.alloc(4096), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
