import { sql } from 'kysely';
import type * as v from 'valibot';
import { createApp } from '../../server/app.ts';
import { isPostgres } from '../../server/db/dialect.ts';
import { readImage } from '../../server/db/images.ts';
import { openRateCounters } from '../../server/db/rate-counters.ts';
import type { Db, Role } from '../../server/db/tables.ts';
import { type TableName, tablesInOrder } from '../../server/db/tables-in-order.ts';
import { issueToken } from '../../server/db/tokens.ts';
import type { Limits } from '../../server/http/rate-limit.ts';
import type { ObjectStore } from '../../server/images/object-store.ts';
import { bytesOf, pictureStorage } from '../../server/images/storage.ts';
import { jsonLog } from '../../server/observe/log.ts';
import { createMetrics } from '../../server/observe/metrics.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { RequestHeaders } from '../../src/contract/headers.ts';
import type { Region } from '../../src/contract/regions.ts';
import { openFresh } from './databases.ts';
import { onObjectStore, openObjects } from './object-stores.ts';
import { noon } from './test-clock.ts';

export const siteOrigin = 'https://help.test';

export { noon };

const generous: Limits = {
  network: { max: 1e6, seconds: 60 },
  user: { max: 1e6, seconds: 60 },
  writes: { max: 1e6, seconds: 60 },
  anonymous: { max: 1e6, seconds: 60 },
};

export interface Answer<Data> {
  status: number;
  code: number;
  msg: string;
  data: Data;
  /** The whole body, to the byte */
  text: string;
  headers: Headers;
}

export interface CallOptions {
  token?: string;
  region?: Region;
  /** The query of a GET, the JSON body of a POST, or the bytes of an upload */
  input?: unknown;
  key?: string;
  /** Of the eight, other than usual; null leaves one out */
  headers?: Partial<Record<keyof RequestHeaders, string | null>>;
  /** Any others */
  extra?: Record<string, string>;
}

let keys = 0;
export const newKey = () => `key-of-a-test-${++keys}`;

/**
 * The reference server on a database of its own, with the seeded people, at {@link noon}. Close it after each test where each has
 * one: PostgreSQL limits the number of connections.
 */
export async function createServer(
  options: {
    file?: string;
    limits?: Partial<Limits>;
    seeded?: boolean;
    writeTimeout?: number;
    helpStatistics?: boolean;
    /** An open database in place of a fresh one */
    db?: Db;
    /** Where it keeps pictures, if not in the database */
    objects?: ObjectStore;
  } = {},
) {
  const { db, at, ...fresh } = options.db ? { db: options.db, at: '', close: async () => undefined } : await openFresh(options);
  const storage = pictureStorage(options.objects ?? (onObjectStore ? await openObjects() : undefined));
  const counters = openRateCounters(at);
  const close = async () => {
    await counters?.end();
    await fresh.close();
  };
  const clock = { now: noon };
  const logs: string[] = [];
  const app = createApp({
    db,
    secret: 'a secret of the tests',
    storage,
    now: () => clock.now,
    elapsed: () => clock.now,
    allowedOrigins: [siteOrigin],
    publicBase: (region, service) => `https://api.test/${region}/${service}`,
    counters,
    limits: { ...generous, ...options.limits },
    helpStatistics: options.helpStatistics ?? true,
    ...(options.writeTimeout && { writeTimeout: options.writeTimeout }),
    log: jsonLog((line) => logs.push(line)),
    metrics: createMetrics(),
  });

  const signIn = (uid: string, more: { role?: Role; ttlSeconds?: number } = {}) =>
    issueToken(db, uid, { now: clock.now, ...more });

  async function call<E extends Endpoint>(
    endpoint: E,
    callOptions: CallOptions = {},
  ): Promise<Answer<v.InferOutput<E['output']>>> {
    const response = await app.request(requestOf(endpoint, callOptions));
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, ...JSON.parse(text) };
  }

  /** What is stored of a picture, wherever it is. */
  const picture = async (id: string) => {
    const row = await readImage(db, id);
    if (!row) throw new Error(`There is no picture ${id}`);
    return { media_type: row.media_type, bytes: Buffer.from(await bytesOf(await storage.get(row))) };
  };

  return { app, db, at, clock, logs, storage, signIn, call, picture, close };
}

export type Server = Awaited<ReturnType<typeof createServer>>;

const usual: RequestHeaders = {
  os: '1',
  client: 'app',
  appVersion: '3.2.1',
  lang: 'en',
  countryAbbr: 'DE',
  countryCode: '49',
  brand: 'Companion',
  token: '',
};

/** A request as a page sends it. */
export function requestOf(
  endpoint: Endpoint,
  { token = '', region = 'eu', input, key, headers, extra }: CallOptions = {},
): Request {
  const url = new URL(`http://localhost/${region}/${endpoint.service}${endpoint.path}`);
  const all = new Headers(extra);
  for (const [name, value] of Object.entries({ ...usual, token, ...headers })) {
    if (value !== null) all.set(name, encodeURIComponent(value));
  }
  if (endpoint.method === 'GET') {
    for (const [name, value] of Object.entries((input ?? {}) as Record<string, string>)) url.searchParams.set(name, value);
    return new Request(url, { headers: all });
  }
  if (endpoint.keyed && key !== '') all.set('Idempotency-Key', key ?? newKey());
  if (!all.has('Content-Type')) all.set('Content-Type', endpoint.body === 'image' ? 'image/jpeg' : 'application/json');
  const body = endpoint.body === 'image' || typeof input === 'string' ? (input as BodyInit) : JSON.stringify(input ?? {});
  return new Request(url, { method: 'POST', headers: all, body });
}

/** Tokens and the audit trail change with every call, pictures are looked at without their bytes, and the rest is derived from other tables or no user's. */
const leftOut: readonly TableName[] = [
  'audit',
  'audit_keys',
  'tokens',
  'images',
  'small_images',
  'recipe_tags',
  'recipe_words',
  'recipe_word_pieces',
  'recipe_search',
  'cooking_paces',
];

/** What was read last from a database, after how many changes: nothing is read again that has not changed. */
const lastRead = new WeakMap<Db, { changes: string; contents: string }>();

/** Everything that is stored, but for tokens and the audit trail, to see that a call changed nothing. */
export async function contentsOf(db: Db): Promise<string> {
  const changes = await changesOf(db);
  const last = lastRead.get(db);
  if (last && last.changes === changes) return last.contents;
  const contents = await readContents(db);
  lastRead.set(db, { changes, contents });
  return contents;
}

const compared = tablesInOrder.filter((table) => !leftOut.includes(table));

/**
 * What differs after any change: how often SQLite's tables were changed, by this connection and by others; how many rows there are in
 * each of PostgreSQL's, and the newest transaction that wrote one.
 */
async function changesOf(db: Db): Promise<string> {
  const ofTable = (table: TableName) => sql`select count(*), max(xmin::text::bigint) from ${sql.table(table)}`;
  const { rows } = await (isPostgres(db)
    ? sql.join([...compared, 'images' as const].map(ofTable), sql` union all `)
    : sql`select total_changes() as own, data_version as others from pragma_data_version`
  ).execute(db);
  return JSON.stringify(rows);
}

async function readContents(db: Db): Promise<string> {
  const rows = await Promise.all(compared.map((table) => db.selectFrom(table).selectAll().execute()));
  const images = await db.selectFrom('images').select(['id', 'uid', 'record_id', 'position']).execute();
  // Neither database promises an order.
  return JSON.stringify([...rows, images].map((table) => table.map((row) => JSON.stringify(row)).sort()));
}
