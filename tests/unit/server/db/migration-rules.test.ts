import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isOnline, migrations } from '../../../../server/db/migrations.ts';
import { migrationProblems } from './migration-rules.ts';
import { recordingPostgres } from './recording-postgres.ts';

/** Those before were published when a server was stopped for an upgrade. */
const firstWithRules = '0017';

describe.each(Object.keys(migrations).filter((name) => name >= firstWithRules))('migration %s', (name) => {
  const statementsOf = async () => {
    const { db, texts } = recordingPostgres();
    await migrations[name]?.up(db as unknown as Kysely<unknown>);
    return texts();
  };

  test('locks no table for long, and keeps the version before at work', async () => {
    expect(migrationProblems(await statementsOf())).toEqual([]);
  });

  test('is outside of a transaction where it must be, and can run again', async () => {
    const statements = await statementsOf();
    expect(statements.some((text) => / concurrently /.test(text))).toBe(isOnline(name));
    const created = statements.flatMap((text) => /^create index concurrently ("\w+")/.exec(text)?.[1] ?? []);
    const dropped = statements.flatMap((text) => /^drop index concurrently if exists ("\w+")/.exec(text)?.[1] ?? []);
    expect(dropped).toEqual(created);
  });
});

test.each([
  'create index "a" on "feedback" ("uid")',
  'create unique index "a" on "feedback" ("uid")',
  'alter table "feedback" alter column "uid" type text',
  'alter table "feedback" alter column "uid" set not null',
  'alter table "feedback" add column "a" bigint not null',
  'alter table "feedback" add column "a" text default gen_random_uuid() not null',
  'alter table "feedback" add column "a" text references "users" ("uid")',
  'alter table "feedback" add constraint "a" check (uid <> \'\')',
  'alter table "feedback" drop column "uid"',
  'alter table "feedback" rename column "uid" to "user"',
  'drop table "feedback"',
  'update "feedback" set "uid" = \'\'',
  'insert into feedback select * from old',
])('refuses: %s', (statement) => {
  expect(migrationProblems([statement])).toHaveLength(1);
});

test.each([
  ['create table "a" ("b" text)', 'create index "c" on "a" ("b")'],
  ['alter table "feedback" add column "a" text'],
  ['alter table "feedback" add column "a" bigint default 0 not null'],
  ['create index concurrently "a" on "feedback" ("uid")'],
  ['alter table "feedback" add constraint "a" check (uid <> \'\') not valid'],
])('accepts: %s', (...statements) => {
  expect(migrationProblems(statements)).toEqual([]);
});
