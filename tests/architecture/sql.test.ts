import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

/** A query of Kysely's builder, its raw SQL, or a look at the schema. */
const query = /\b(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql[<`]|\.introspection\b|\.schema\./;

const queriesIn = (files: Record<string, string>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    path.startsWith('server/db/') || !query.test(text) ? [] : [`${path} queries the database: move it into server/db`],
  );

test('only server/db queries the database', () => {
  const files = filesUnder(join(root, 'server')).filter((file) => file.endsWith('.ts'));
  const texts = files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]);
  expect(texts.length).toBeGreaterThan(100);
  expect(queriesIn(Object.fromEntries(texts))).toEqual([]);
});

test.each([
  "await db.selectFrom('users').selectAll().execute();",
  "trx.insertInto('users')",
  "db.updateTable('users')",
  "db.deleteFrom('users')",
  'await sql`select 1`.execute(db);',
  'const { rows } = await sql<{ name: string }>`select 1`.execute(db);',
  'await db.introspection.getTables();',
  "await db.schema.dropTable('users').execute();",
])('refuses outside of it: %s', (text) => {
  expect(queriesIn({ 'server/feedback/create.ts': text })).toHaveLength(1);
  expect(queriesIn({ 'server/db/feedback.ts': text })).toEqual([]);
});
