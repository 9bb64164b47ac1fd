import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../../../server/db/migrations.ts';
import { recordingPostgres } from './recording-postgres.ts';

const file = 'tests/unit/server/db/migrations.sql';
const published = readFileSync(file, 'utf8');
const isPublished = (statements: string) => published.includes(`${statements.split('\n')[0]}\n`);

async function statementsOf(name: string): Promise<string> {
  const { db, texts } = recordingPostgres();
  await migrations[name]?.up(db as unknown as Kysely<unknown>);
  return [`-- ${name}`, ...texts().map((sql) => `${sql};`)].join('\n');
}

const received = await Promise.all(Object.keys(migrations).map(statementsOf));

test('a migration that was published is never changed', () => {
  expect(`${received.filter(isPublished).join('\n\n')}\n`).toBe(published);
});

test('each migration has its SQL among the published', () => {
  const added = received.filter((statements) => !isPublished(statements));
  expect(added, `${file} lacks new SQL. Append it, behind an empty line:\n\n${added.join('\n\n')}\n\n`).toEqual([]);
});
