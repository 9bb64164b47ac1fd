import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isUpToDate, migrate } from '../../../../server/db/migrate.ts';
import { connect, openDatabase } from '../../../../server/db/open.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = temporaryFolder();

test('migrations that fail leave nothing behind, and can be done again', async () => {
  const file = join(folder, 'data.db');
  const db = connect(file);
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  await db.schema.createTable('cookings').addColumn('in_the_way', 'integer').execute();
  await expect(openDatabase(file)).rejects.toThrow('already exists');
  expect(await tables()).toEqual(['cookings']);
  await db.schema.dropTable('cookings').execute();
  await (await openDatabase(file)).destroy();
  expect(await tables()).toContain('recipes');
  await db.destroy();
});

test('a migration that a later version has overtaken is still run', async () => {
  const db = connect(':memory:');
  await migrate(db, '0016-help-signals');
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(db);
  expect(await isUpToDate(db)).toBe(false);
  await migrate(db);
  expect(await isUpToDate(db)).toBe(true);
  await db.destroy();
});
