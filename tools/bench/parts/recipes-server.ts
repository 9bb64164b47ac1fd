import type { Db } from '../../../server/db/tables.ts';
import { issueToken } from '../../../server/db/tokens.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { headerNames } from '../../../src/contract/headers.ts';
import { listFavorites, listRecipes, listWorks, searchRecipes } from '../../../src/contract/recipes/read.ts';
import { appServers } from '../app-servers.ts';
import { known, manyRecipes, reader } from '../many-recipes.ts';
import { atMost, median, plain, printRows, type Row, withTarget } from '../report.ts';

/** How the server keeps up with more and more recipes. */
export async function recipesServer(): Promise<Row[]> {
  const rows = await recipeRows();
  printRows('Recipes: the server among 5,000 and among 50,000, median of 60 calls', rows);
  return withTarget(rows);
}

const sizes = [5_000, 50_000] as const;
const [runs, warming] = [60, 10];

/** What would grow like log n, and what is certainly no walk through all of them. */
const growth = { ideal: Math.log(sizes[1]) / Math.log(sizes[0]), most: 2 };

type Query = Record<string, string>;

/** What is asked; `page` is how many pages further down. */
interface Question {
  what: string;
  endpoint: Endpoint;
  input: Query;
  page?: number;
}

const questions: readonly Question[] = [
  { what: 'recommended', endpoint: listRecipes, input: {} },
  { what: 'recommended, page 100', endpoint: listRecipes, input: {}, page: 100 },
  { what: 'one tag', endpoint: listRecipes, input: { food: 'vegan' } },
  { what: 'one tag, page 10', endpoint: listRecipes, input: { food: 'vegan' }, page: 10 },
  { what: 'three tags of one dimension', endpoint: listRecipes, input: { cuisine: 'french,korean,spanish' } },
  { what: 'two dimensions', endpoint: listRecipes, input: { difficulty: 'easy', food: 'fish' } },
  {
    what: 'four dimensions',
    endpoint: listRecipes,
    input: { equipment: 'oven', difficulty: 'hard', cuisine: 'korean', food: 'fish' },
  },
  { what: 'works', endpoint: listWorks, input: {} },
  { what: 'favorites', endpoint: listFavorites, input: {} },
  { what: 'search: a rare word', endpoint: searchRecipes, input: { q: known.rare } },
  { what: 'search: a common word', endpoint: searchRecipes, input: { q: known.common } },
  { what: 'search: its beginning', endpoint: searchRecipes, input: { q: known.common.slice(0, 2) } },
  { what: 'search: a typo', endpoint: searchRecipes, input: { q: 'chikcen' } },
  { what: 'search: Chinese', endpoint: searchRecipes, input: { q: known.cjk } },
  { what: 'search: two words', endpoint: searchRecipes, input: { q: `${known.common} ${known.second}` } },
  { what: 'search: a sentence', endpoint: searchRecipes, input: { q: `how do i make ${known.common} with ${known.second}` } },
  { what: 'search: two words and a tag', endpoint: searchRecipes, input: { q: `${known.common} ${known.second}`, food: 'fish' } },
  { what: 'search: what nobody has', endpoint: searchRecipes, input: { q: 'lawnmower' } },
];

/** How long the server takes for each question among few and among many recipes. */
async function recipeRows(): Promise<Row[]> {
  const databases = [await manyRecipes(sizes[0]), await manyRecipes(sizes[1])] as const;
  const [few, many] = [await asking(databases[0]), await asking(databases[1])];
  const times = new Map<string, readonly [number, number]>();
  for (const question of questions) times.set(question.what, await timesOf(few, many, question));
  for (const db of databases) await db.destroy();
  const shown = (time: number) => `${time.toFixed(2)} ms`;
  return [...times].flatMap(([what, [ofFew, ofMany]]) => [
    plain(
      `${what}: ${sizes.map((size) => size.toLocaleString('en')).join(' and ')} recipes`,
      `${shown(ofFew)}, ${shown(ofMany)}`,
    ),
    atMost(`  grows by (${growth.ideal.toFixed(2)} would be logarithmic)`, ofMany / ofFew, growth.most, '×', 2),
  ]);
}

type Ask = (endpoint: Endpoint, input: Query) => Promise<{ data: { next: string | null } }>;

async function asking(db: Db): Promise<Ask> {
  const app = appServers(db);
  const usual = { os: '1', client: 'web', lang: 'en', token: await issueToken(db, reader) };
  const headers = { ...Object.fromEntries(headerNames.map((name) => [name, ''])), ...usual };
  return async ({ path }, input) => {
    const response = await app.request(`/us/app${path}?${new URLSearchParams(input)}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** The medians of many in milliseconds, asked in turns: what else the machine does meets both. */
async function timesOf(few: Ask, many: Ask, { endpoint, input, page = 1 }: Question): Promise<readonly [number, number]> {
  const [ofFew, ofMany]: [number[], number[]] = [[], []];
  const queries = [await placed(few, endpoint, input, page), await placed(many, endpoint, input, page)] as const;
  for (let run = -warming; run < runs; run++) {
    const [first, second] = [await timed(() => few(endpoint, queries[0])), await timed(() => many(endpoint, queries[1]))];
    if (run < 0) continue;
    ofFew.push(first);
    ofMany.push(second);
  }
  return [median(ofFew), median(ofMany)];
}

/** The query of a page further down. */
async function placed(ask: Ask, endpoint: Endpoint, input: Query, page: number): Promise<Query> {
  let query = input;
  for (let index = 1; index < page; index++) {
    const { next } = (await ask(endpoint, query)).data;
    if (next) query = { ...input, cursor: next };
  }
  return query;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}
