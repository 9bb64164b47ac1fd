import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../../../server/db/migrations.ts';
import { recordingPostgres } from './recording-postgres.ts';

/** The statements of all migrations. A new one is added at the end; `received` in the failing test's output is what it says. */
const published = readFileSync('tests/unit/server/db/migrations.sql', 'utf8');

async function statementsOf(name: string): Promise<string> {
  const { db, texts } = recordingPostgres();
  await migrations[name]?.up(db as unknown as Kysely<unknown>);
  return [`-- ${name}`, ...texts().map((sql) => `${sql};`)].join('\n');
}

test('a migration that was published is never changed', async () => {
  const received = await Promise.all(Object.keys(migrations).map(statementsOf));
  expect(`${received.join('\n\n')}\n`).toBe(published);
});
