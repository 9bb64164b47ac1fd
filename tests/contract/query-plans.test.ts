import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NodeSqliteDialect } from '../../server/db/node-sqlite.ts';
import { postgres } from '../../server/db/postgres.ts';
import type { Db, Tables } from '../../server/db/tables.ts';
import { callEverything, callersOf } from './every-call.ts';
import { jpeg } from './pictures.ts';
import { addressOf, cluster, drop, makeDatabase } from './postgres.ts';
import { distinct, planProblems, type Statement } from './query-plans.ts';
import { upload } from './reports.ts';
import { seeded } from './seeded.ts';
import { createServer } from './server.ts';

const statements: Statement[] = [];
let codes: readonly string[] = [];

/** Calls of the samples that are wrong on purpose, or ask for what their caller has not. */
const refused = new Set([
  '/api/v1/cooking/control: 404',
  '/api/v1/cooking/start: 400',
  '/api/v1/feedback/create: 400',
  '/api/v1/help/signal: 400',
  '/api/v1/operate/recipe/moderate: 404',
  '/api/v1/rating/save: 400',
  '/api/v1/recipe/edit: 404',
  '/api/v1/recipe/list: 400',
  '/api/v1/recipe/publish: 409',
  '/api/v1/recipe/report: 403',
  '/api/v1/recipe/save: 409',
  '/api/v1/recipe/search: 400',
  '/api/v1/rma/message: 400',
]);

let db: Db;
let close = async () => db.destroy();

beforeAll(async () => {
  const log = ({ query }: { query: Statement }) => void statements.push(query);
  if (cluster) {
    const name = await makeDatabase();
    db = new Kysely<Tables>({ ...postgres(addressOf(name), true), log });
    close = () => db.destroy().then(() => drop(name));
  } else db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(':memory:', { contents: await seeded() }), log });
  const server = await createServer({ db });
  const picture = await jpeg();
  const callers = await callersOf(server, await upload(server, await server.signIn('de-anna')), picture);
  statements.length = 0;
  codes = await callEverything(server, callers);
});
afterAll(() => close());

test('every sample of tests/contract/endpoints.ts succeeds, but for those that are refused on purpose', () => {
  const help =
    'Name a record that Anna has (`Hers` and `hersIn` in tests/contract/endpoints.ts; a row in server/seed if she has none), or add the call to `refused` here';
  expect(
    codes.filter((code) => !refused.has(code)),
    help,
  ).toEqual([]);
  expect(
    [...refused].filter((code) => !codes.includes(code)),
    'These succeed: remove them from `refused`',
  ).toEqual([]);
});

test('every query of every endpoint finds its rows by an index, and sorts no more than a few', async () => {
  const queries = distinct(statements);
  expect(queries.length).toBeGreaterThan(150);
  const problems: string[] = [];
  for (const statement of queries) problems.push(...(await planProblems(db, statement)));
  expect(problems).toEqual([]);
});
