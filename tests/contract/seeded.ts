import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/open.ts';
import { seed } from '../../server/seed/seed.ts';
import { makeTemplate } from './postgres.ts';
import { noon } from './test-clock.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests of one run keep what they make once */
    onceFolder: string;
  }
}

/** Vitest's `globalSetup`. @returns its end */
export async function setup(project: TestProject): Promise<() => void> {
  await makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'companion-once-'));
  project.provide('onceFolder', folder);
  return () => rmSync(folder, { recursive: true });
}

let bytes: Uint8Array | undefined;

/**
 * The seeded database at {@link noon}, as SQLite serializes it: made once for all tests, of which each has a copy; `SEEDED_BY` names
 * tests that make their own.
 */
export async function seeded(): Promise<Uint8Array> {
  const file = join(inject('onceFolder'), `seeded${process.env.SEEDED_BY ?? ''}`);
  if (!bytes && !existsSync(file)) await make(file);
  bytes ??= readFileSync(file);
  return bytes;
}

/** Two workers may both make it; whoever is last puts the same in its place. */
async function make(file: string): Promise<void> {
  const own = `${file}-${process.pid}-${crypto.randomUUID()}`;
  const db = await openDatabase(own);
  await seed(db, noon);
  await db.destroy();
  const database = new DatabaseSync(own);
  // A copy in memory cannot have a log beside it.
  database.exec('pragma journal_mode = delete');
  writeFileSync(`${own}.bytes`, database.serialize());
  database.close();
  renameSync(`${own}.bytes`, file);
}
