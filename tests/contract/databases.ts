import { existsSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../../server/db/open.ts';
import type { Db } from '../../server/db/tables.ts';
import { addressOf, cluster, drop, makeDatabase, open } from './postgres.ts';
import { seeded } from './seeded.ts';

export interface Fresh {
  db: Db;
  /** As `openDatabase` takes it */
  at: string;
  close(): Promise<void>;
}

interface Wanted {
  /** Opened again under the same name it is the same database */
  file?: string;
  seeded?: boolean;
}

/** A test's database, with the seeded people unless it is to be empty: SQLite's, or PostgreSQL's where there is a {@link cluster}. */
export const openFresh = (wanted: Wanted): Promise<Fresh> => (cluster ? onPostgres(wanted) : onSqlite(wanted));

async function onSqlite({ file, seeded: filled = true }: Wanted): Promise<Fresh> {
  const contents = filled && !(file && existsSync(file)) ? await seeded() : undefined;
  if (file && contents) writeFileSync(file, contents);
  const db = await openDatabase(file ?? ':memory:', file ? {} : { contents });
  return { db, at: file ?? ':memory:', close: () => db.destroy() };
}

const named = new Map<string, string>();

async function onPostgres({ file, seeded: filled = true }: Wanted): Promise<Fresh> {
  const name = named.get(file ?? '') ?? (await makeDatabase(filled));
  if (file) named.set(file, name);
  const db = filled ? open(name) : await openDatabase(addressOf(name));
  return {
    db,
    at: addressOf(name),
    async close() {
      await db.destroy();
      if (!file) await drop(name);
    },
  };
}

/** Where a database without tables is, which a test may fill before it opens it as this file. */
export async function emptyAt(file: string): Promise<string> {
  if (!cluster) return file;
  const name = await makeDatabase(false);
  named.set(file, name);
  return addressOf(name);
}
