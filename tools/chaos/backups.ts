import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { insertUnattachedImage } from '../../server/db/images.ts';
import { openDatabase } from '../../server/db/open.ts';
import { start } from '../scripts/tools.ts';
import type { Figure } from './figures.ts';
import { newUsers } from './users.ts';

/** Pictures of this many bytes each: a gibibyte and a half. */
const [pictureCount, pictureBytes] = [1024, 1_572_864] as const;

/** MiB that backing up and restoring may take, however large the database is. */
const maxMemory = 200;

/** A large database is backed up and restored by the real commands: how much memory they take, and whether each byte comes back. */
export async function backups(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-backups-'));
  const [database, restored, file] = ['data.db', 'restored.db', 'companion.backup'].map((name) => join(folder, name));
  if (!database || !restored || !file) throw new Error('No names');
  await fill(database);
  const saving = await peakMemory(['tools/scripts/backup.ts', file], { DATABASE: database });
  const restoring = await peakMemory(['tools/scripts/restore.ts', file], { DATABASE: restored });
  const differs = contents(database) === contents(restored) ? 0 : 1;
  const size = statSync(file).size / 2 ** 20;
  rmSync(folder, { recursive: true });
  return [
    {
      row: 26,
      what: `a database of ${pictureCount.toLocaleString('en')} pictures, backed up and restored`,
      tries: 1,
      violations: { 'bytes changed': differs, [`MiB over ${maxMemory}`]: Math.max(0, Math.max(saving, restoring) - maxMemory) },
      note: `a backup of ${Math.round(size)} MiB; ${saving} MiB to make it, ${restoring} MiB to restore it`,
    },
  ];
}

async function fill(database: string): Promise<void> {
  const [user] = await newUsers(database, 1);
  const db = await openDatabase(database);
  for (let count = 0; count < pictureCount; count++) {
    const picture = { media_type: 'image/jpeg' as const, bytes: randomBytes(pictureBytes), width: 1600, height: 1200 };
    await insertUnattachedImage(db, user?.uid ?? '', picture, Date.now());
  }
  await db.destroy();
}

/** Runs one of the commands. @returns MiB of memory that it had at most (Linux) @throws Error when it fails */
function peakMemory(command: readonly [string, string], settings: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    let peak = 0;
    const child = start([process.execPath, ...command], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const watch = setInterval(() => {
      // It has ended when there is no such file.
      const status = orEmpty(() => readFileSync(`/proc/${child.pid}/status`, 'utf8'));
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    }, 50);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve(Math.round(peak));
      else reject(new Error(`${command[0]} ended with ${code}`));
    });
  });
}

function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** A hash of every picture, in the order of their ids. */
function contents(database: string): string {
  const stored = new DatabaseSync(database, { readOnly: true });
  const hash = createHash('sha256');
  for (const { id, bytes } of stored.prepare('select id, bytes from images order by id').iterate())
    hash.update(String(id)).update(bytes as Uint8Array);
  stored.close();
  return hash.digest('hex');
}
