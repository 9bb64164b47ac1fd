import { join } from 'node:path';
import { expect, test } from 'vitest';
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
