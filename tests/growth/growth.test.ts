import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/db/tables.ts';
import { languagesFor } from '../../server/recipes/languages.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { listFeedback, listRemovedFeedback } from '../../src/contract/feedback/read.ts';
import { listFavorites, listRecipes, listWorks } from '../../src/contract/recipes/read.ts';
import { listTickets } from '../../src/contract/tickets/list.ts';
import { hour } from '../../src/lib/time-units.ts';
import { callEverything, callersOf } from '../contract/every-call.ts';
import { jpeg } from '../contract/pictures.ts';
import { distinct, planProblems, type Statement, smallTables } from '../contract/query-plans.ts';
import { upload } from '../contract/reports.ts';
import { createServer, type Server } from '../contract/server.ts';
import { type Cost, costOf } from './costs.ts';
import { type Kind, makeLarge, openRecorded, settle } from './large.ts';
import { heavyUser } from './people.ts';
import { writeDuring } from './writers.ts';

/** Milliseconds that a call may wait for a migration. */
const longestWait = 1000;

/** Rows that one statement may look at: what the largest limits of `server/db` come to with the look-ups of each row. */
const mostRows = 16_000;

/** Statements that look at more, by a part of them. */
const longWalks: Readonly<Record<string, string>> = {
  'and exists (select "other"': 'tags of several dimensions: along the list of one tag in a language',
};

/** By how much the last page may cost more than the first: the index is as deep everywhere. */
const pageGrowth = { factor: 1.5, blocks: 60 };

const pageLimit = '20';

/** Where the lists of the heavy user are walked to their end. */
const lists: readonly (readonly [string, Endpoint, Record<string, string>])[] = [
  ['reports', listFeedback, {}],
  ['removed reports', listRemovedFeedback, {}],
  ['tickets', listTickets, {}],
  ['open tickets', listTickets, { group: 'open' }],
  ['own recipes', listWorks, {}],
  ['favorites', listFavorites, {}],
];

describe.each<Kind>(['SQLite', 'PostgreSQL'])('200,000 records on %s', (kind) => {
  let db: Db;
  let server: Server;
  let token: string;
  let queries: Statement[];
  const statements: Statement[] = [];

  beforeAll(async () => {
    const at = await makeLarge(kind);
    if (kind === 'SQLite') await settle(at, kind);
    else {
      const { count, failed } = await writeDuring(at, longestWait, () => settle(at, kind));
      console.log(`PostgreSQL: ${count} writes during the migrations, ${failed.length} waited for more than ${longestWait} ms`);
      expect(failed).toEqual([]);
      expect(count).toBeGreaterThan(100);
    }
    db = openRecorded(at, kind, statements);
    server = await createServer({ db });
    token = await server.signIn(heavyUser);
    const picture = await jpeg();
    const callers = await callersOf(server, await upload(server, token), picture);
    statements.length = 0;
    await callEverything(server, callers);
    queries = distinct(statements);
    // Its first token was purged as well, and what was removed long ago.
    token = await server.signIn(heavyUser);
    const removed_at = server.clock.now;
    await db.updateTable('feedback').set({ removed_at }).where('uid', '=', heavyUser).where('id', 'like', '%0').execute();
  }, hour);
  afterAll(() => db?.destroy());

  test.runIf(kind === 'SQLite')('every query finds its rows by an index', async () => {
    const problems: string[] = [];
    for (const statement of queries) problems.push(...(await planProblems(db, statement)));
    expect(problems).toEqual([]);
  });

  test.skipIf(kind === 'SQLite')('no query looks at more rows than its limit, whatever is stored', async () => {
    const costs: Cost[] = [];
    // An insertion looks up what it refers to, and cannot be done twice.
    const others = queries.filter(({ sql }) => !sql.startsWith('insert'));
    for (const statement of others) costs.push(await costOf(db, statement));
    const worst = costs.toSorted((a, b) => b.rows - a.rows);
    for (const { rows, blocks, sorted, statement } of worst.slice(0, 12))
      console.log(`${rows} rows, ${blocks} blocks, ${sorted} sorted: ${statement.sql.replace(/\s+/g, ' ').slice(0, 200)}`);
    const isLong = ({ rows, statement }: Cost) =>
      rows > mostRows && !Object.keys(longWalks).some((part) => statement.sql.includes(part));
    expect(worst.filter(isLong).map(({ statement }) => statement.sql)).toEqual([]);
    expect(
      costs.flatMap(({ scanned, statement }) => scanned.filter(isLarge).map((table) => `${table}: ${statement.sql}`)),
    ).toEqual([]);
  });

  test.each(lists)('the last page of %s costs what the first does', async (what, endpoint, filter) => {
    const first = await statementsOf(endpoint, { ...filter, limit: pageLimit });
    const cursor = await lastCursor(endpoint, filter);
    expect(cursor).toBeDefined();
    const last = await statementsOf(endpoint, { ...filter, limit: pageLimit, cursor: cursor ?? '' });
    await expectSameCost(what, first, last);
  });

  test('the last page of all recipes costs what the first does', async () => {
    const lang = languagesFor('en').at(-1) ?? '';
    const end = await db
      .selectFrom('recipes')
      .select(['rank', 'id'])
      .where('listed', '=', 1)
      .where('lang', '=', lang)
      .orderBy('rank')
      .orderBy('id')
      .offset(20)
      .limit(1)
      .executeTakeFirstOrThrow();
    const first = await statementsOf(listRecipes, { limit: pageLimit });
    const last = await statementsOf(listRecipes, { limit: pageLimit, cursor: `${lang}.${end.rank}.${end.id}` });
    await expectSameCost('all recipes', first, last);
  });

  async function statementsOf(endpoint: Endpoint, input: Record<string, string>): Promise<Statement[]> {
    const before = statements.length;
    expect((await server.call(endpoint, { token, input })).code).toBe(200);
    return distinct(statements.slice(before));
  }

  async function lastCursor(endpoint: Endpoint, filter: Record<string, string>): Promise<string | undefined> {
    let cursor: string | undefined;
    for (;;) {
      const { data } = await server.call(endpoint, { token, input: { ...filter, limit: '50', ...(cursor && { cursor }) } });
      const { next } = data as { next: string | null };
      if (!next) return cursor;
      cursor = next;
    }
  }

  async function expectSameCost(what: string, first: readonly Statement[], last: readonly Statement[]): Promise<void> {
    if (kind === 'SQLite') {
      // SQLite counts nothing, but tells where it begins.
      for (const statement of last) expect(await planProblems(db, statement)).toEqual([]);
      return;
    }
    const blocksOf = async (of: readonly Statement[]) => {
      let blocks = 0;
      for (const statement of of) blocks += (await costOf(db, statement)).blocks;
      return blocks;
    };
    const [atFirst, atLast] = [await blocksOf(first), await blocksOf(last)];
    console.log(`${what}: ${atFirst} blocks for the first page, ${atLast} for the last`);
    expect(atLast).toBeLessThanOrEqual(atFirst * pageGrowth.factor + pageGrowth.blocks);
  }
});

/** Tables with a row or more for each record or user. */
const isLarge = (table: string): boolean => !(table in smallTables) && !['cookings', 'cooking_paces'].includes(table);
