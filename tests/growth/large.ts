import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrate } from '../../server/db/migrate.ts';
import { migrations } from '../../server/db/migrations.ts';
import { NodeSqliteDialect } from '../../server/db/node-sqlite.ts';
import { connect, openDatabase } from '../../server/db/open.ts';
import { postgres } from '../../server/db/postgres.ts';
import type { Db, Tables } from '../../server/db/tables.ts';
import { seed } from '../../server/seed/seed.ts';
import { addressOf, makeDatabase } from '../contract/postgres.ts';
import type { Statement } from '../contract/query-plans.ts';
import { noon } from '../contract/test-clock.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill } from './fill.ts';

export type Kind = 'SQLite' | 'PostgreSQL';

/** Records of each kind, and users; `GROWTH=5000` makes fewer. */
export const size = { records: Number(process.env.GROWTH || 200_000), users: Number(process.env.GROWTH || 200_000) / 10 };

/** The migrations that run on the large database, as they would on an owner's: from this one on. */
const firstOnline = '0021-growth';
const before = Object.keys(migrations).findLast((name) => name < firstOnline);

/** A large database of the version before, on which {@link migrate} is still to run. @returns its address */
export async function makeLarge(kind: Kind): Promise<string> {
  const at = kind === 'SQLite' ? join(temporaryFolder(), 'large.db') : addressOf(await makeDatabase(false));
  const prepared = await openDatabase(at, { prepare: (db) => migrate(db, before).then(() => seed(db, noon)) });
  await prepared.destroy();
  const started = performance.now();
  await fill(at, size, noon);
  console.log(
    `${kind}: filled with ${size.records} records of each kind in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return at;
}

/** Brings it up to date, and lets PostgreSQL know its tables, as autovacuum would. */
export async function settle(at: string, kind: Kind): Promise<void> {
  const started = performance.now();
  await (await openDatabase(at)).destroy();
  const db = connect(at);
  console.log(`${kind}: migrated in ${Math.round((performance.now() - started) / 1000)} s`);
  if (kind === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  const bytes = kind === 'SQLite' ? statSync(at).size : await sizeOf(db);
  console.log(`${kind}: ${Math.round(bytes / 1e6)} MB`);
  await db.destroy();
}

async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
  return rows[0]?.size ?? 0;
}

/** Opens it as a server does; every statement is recorded. */
export function openRecorded(at: string, kind: Kind, statements: Statement[]): Db {
  const log = ({ query }: { query: Statement }) => void statements.push(query);
  return kind === 'SQLite'
    ? new Kysely<Tables>({ dialect: new NodeSqliteDialect(at, { forCalls: true }), log })
    : new Kysely<Tables>({ ...postgres(at, true), log });
}
