import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { backup, OtherVersion, requireThisVersion } from '../../server/backup/backup.ts';
import { NotRestored } from '../../server/backup/read.ts';
import { restore } from '../../server/backup/restore.ts';
import { isUpToDate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { Db } from '../../server/db/tables.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { callEverything, callersOf } from './every-call.ts';
import { jpeg } from './pictures.ts';
import { upload } from './reports.ts';
import { createServer } from './server.ts';

const folder = temporaryFolder();

/** What a later version may do while this one still runs. */
async function migrateFurther(db: Db): Promise<void> {
  for (const table of ['feedback', 'tickets', 'registrations', 'recipes', 'images', 'users'])
    await db.schema
      .alterTable(table)
      .addColumn('of_a_later_version', 'integer', (c) => c.notNull().defaultTo(7))
      .execute();
  await db.schema
    .createTable('later_things')
    .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
    .execute();
  const row = { name: '9999-later', timestamp: new Date().toISOString() };
  await (db as unknown as Kysely<{ kysely_migration: typeof row }>).insertInto('kysely_migration').values(row).execute();
}

test('a server works on a database that a later version has migrated, and starts on it', async () => {
  const file = join(folder, 'later.db');
  const before = await createServer({ file });
  const usual = await callEverything(before, await callersFor(before));
  await before.close();

  const later = join(folder, 'even-later.db');
  const server = await createServer({ file: later });
  const callers = await callersFor(server);
  await migrateFurther(server.db);
  expect(await callEverything(server, callers)).toEqual(usual);
  expect(await (await server.app.request('/readyz')).text()).toBe('ready\n');

  const again = await openDatabase(server.at);
  expect(await isUpToDate(again)).toBe(true);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name like '9999%'`.execute(again);
  expect(rows).toHaveLength(1);
  await again.destroy();
  await server.close();
});

test('nothing is backed up, restored or erased by the tables that this version knows', async () => {
  const server = await createServer({ file: join(folder, 'newer.db') });
  const [file, empty] = [join(folder, 'of-this-version.backup'), join(folder, 'newer-and-empty.db')];
  await backup(server.at, file);
  await migrateFurther(server.db);
  await expect(requireThisVersion(server.db)).rejects.toThrow(OtherVersion);
  await expect(backup(server.at, join(folder, 'newer.backup'))).rejects.toThrow(OtherVersion);
  expect(existsSync(join(folder, 'newer.backup'))).toBe(false);
  await server.close();

  const other = await createServer({ file: empty, seeded: false });
  await migrateFurther(other.db);
  await other.close();
  await expect(restore(other.at, file, { force: true })).rejects.toThrow(NotRestored);
});

const callersFor = async (server: Awaited<ReturnType<typeof createServer>>) =>
  callersOf(server, await upload(server, await server.signIn('de-anna')), await jpeg());
