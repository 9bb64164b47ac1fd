import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { RequestHeaders } from '../../src/contract/headers.ts';
import { maxImageBytes } from '../../src/contract/images/limits.ts';
import { type Region, regions } from '../../src/contract/regions.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { insertAudit } from '../db/audit.ts';
import { isForeignKeyViolation, isUnavailable } from '../db/errors.ts';
import { abandonedAfter } from '../db/idempotency-keys.ts';
import { lockRow } from '../db/locks.ts';
import { withRetry } from '../db/retry.ts';
import type { Db } from '../db/tables.ts';
import { userOfToken } from '../db/tokens.ts';
import { findUser, guest, regionOf, type User } from '../db/users.ts';
import type { ImageAddress, ImageLinks } from '../images/image-links.ts';
import type { PictureStorage } from '../images/storage.ts';
import { langKey } from '../messages.ts';
import type { Metrics } from '../observe/metrics.ts';
import { addressOf, isLoopback, networkOf } from './address.ts';
import { auditedAs, recordOf } from './audit.ts';
import { readBytes, readJson } from './body.ts';
import { respond, success } from './envelope.ts';
import { FairQueue, overloaded } from './fair-queue.ts';
import { HttpError } from './http-error.ts';
import { fingerprint, type InTurn, readKey, withIdempotency } from './idempotency.ts';
import type { Count } from './rate-limit.ts';
import { checkOutput, readHeaders, readInput } from './validate.ts';

/** The beginning of every path: its region, as a parameter of Hono's. */
export const regionPath = `/:region{${regions.join('|')}}` as const;

/** What the whole server shares. */
export interface Services {
  db: Db;
  /** Milliseconds since 1970 */
  now: () => number;
  publicBase: (region: Region, service: Endpoint['service']) => string;
  /** How many proxies stand before the server */
  proxies: number;
  count: Count;
  links: ImageLinks;
  /** The bytes of pictures */
  storage: PictureStorage;
  /** Where calls wait for the database: no call holds a connection while another of the same user changes something */
  reads: FairQueue;
  writes: FairQueue;
  pictures: FairQueue;
  metrics?: Metrics | undefined;
}

/** One call as its handler sees it: checked, signed in, in the right region. */
export interface Call<Input> {
  input: Input;
  user: User;
  region: Region;
  /** The key of the language that the caller reads */
  lang: string;
  /** A transaction where the call may change something */
  db: Db;
  /** Milliseconds since 1970 */
  now: number;
  /** The address of a picture, for the response to this call */
  imageUrl: (id: string, address?: ImageAddress) => string;
  /** Names the record that the call is about for the audit trail, where neither `id` of its input nor `id` of its output does */
  about: (record: string) => void;
}

type Schema = v.GenericSchema;

type Handler<Out extends Schema, Input> = (call: Call<Input>) => Promise<v.InferInput<Out>>;

/**
 * Mounts an endpoint of the contract, with the checks that all endpoints share: headers, authentication, role, region, rate limits,
 * body size, validation of input and output, idempotency, audit trail. Also wraps the response in its envelope. Under overload a call
 * is refused before any of it.
 *
 * @param input the schema of the query or the JSON body
 * @param options `anyRegion`: served to users of other regions too. `prepare`: slow work on a body of bytes that changes nothing; it
 *   runs before the transaction, and the handler's input is its result. `discard` undoes it where the transaction failed for certain
 */
export interface Mount {
  <In extends Schema, Out extends Schema>(
    endpoint: Endpoint<In, Out>,
    input: In,
    handler: Handler<Out, v.InferOutput<In>>,
    options?: { anyRegion?: true },
  ): void;
  <In extends Schema, Out extends Schema, Prepared>(
    endpoint: Endpoint<In, Out>,
    input: In,
    handler: Handler<Out, Prepared>,
    options: { prepare: Prepare<Prepared>; discard: (prepared: Prepared) => Promise<void> },
  ): void;
}

type Prepare<Prepared> = (bytes: Uint8Array, uid: string) => Promise<Prepared>;

interface Options {
  anyRegion?: true;
  prepare?: Prepare<unknown>;
  discard?: (prepared: never) => Promise<void>;
}

/** What a POST has brought, checked where it is JSON. */
interface Body {
  input: unknown;
  bytes?: Uint8Array;
}

/**
 * Pictures that one user may send at the same time: those on their way hold memory for as long as the sender takes. The others wait
 * in their connections, where they hold none.
 */
export const uploadsPerUser = { concurrency: 8, waiting: 24 } as const;

const uploadQueue = () =>
  new FairQueue({
    concurrency: Number.POSITIVE_INFINITY,
    perCaller: uploadsPerUser.concurrency,
    maxWait: Number.POSITIVE_INFINITY,
    maxWaiting: { all: Number.POSITIVE_INFINITY, perCaller: uploadsPerUser.waiting },
  });

const imageTooLarge = () => new HttpError('tooLarge', { text: 'tooLarge' });

export function mounter(app: Hono, services: Services): Mount {
  const { db, now, publicBase, links, metrics, reads, writes, proxies } = services;
  const uploads = uploadQueue();

  const receiveImage = async (request: Request, caller: string): Promise<Body> => {
    const bytes = await uploads.run(caller, () => readBytes(request, maxImageBytes, imageTooLarge()));
    metrics?.received('image', bytes.length);
    return { bytes, input: bytes };
  };
  const receiveJson = async (request: Request, schema: Schema): Promise<Body> => {
    const json = await readJson(request);
    metrics?.received('json', json.length);
    return { input: readInput(schema, json.value) };
  };

  return (endpoint: Endpoint, schema: Schema, handler: Handler<Schema, never>, { anyRegion, prepare, discard }: Options = {}) => {
    const action = auditedAs(endpoint);
    const queue = endpoint.method === 'GET' && !action ? reads : writes;
    const route = `/${endpoint.service}${endpoint.path}`;
    metrics?.mounted({ method: endpoint.method, route });
    app.on(endpoint.method, `${regionPath}${route}`, async (c) => {
      const { req } = c;
      if (queue.isFull) throw overloaded();
      await countNetwork(c, services);
      const region = req.param('region') as Region;
      const headers = readHeaders(req.raw.headers);
      const user = await admit(c, headers, endpoint, services);
      if (!anyRegion && user !== guest && regionOf(user) !== region) throw new HttpError('wrongRegion');

      let record: string | undefined;
      const call = {
        user,
        region,
        lang: langKey(headers.lang),
        now: now(),
        about: (id: string) => {
          record = id;
        },
        imageUrl: (id: string, address?: ImageAddress) =>
          links.urlOf(publicBase(region, 'app'), region, id, toSeconds(now()), address),
      };
      const run = (input: unknown) => async (handle: Db) => {
        const output = await handler({ ...call, db: handle, input: input as never });
        if (action && user !== guest) {
          await insertAudit(handle, user.uid, {
            ...{ action, region, role: user.role, created_at: call.now, request_id: c.get('requestId') },
            record_id: record ?? recordOf(input, output),
          });
        }
        return success(checkOutput(endpoint.output, output));
      };

      const caller = user.uid || `address ${addressOf(c, proxies)}`;
      if (endpoint.method === 'GET') {
        const read = run(readInput(schema, req.query()));
        const inTransaction = () => (action ? withRetry(db, read) : read(db));
        return respond(c, await queue.run(caller, inTransaction, { isAdmitted: true }));
      }

      const key = endpoint.keyed && readKey(req.raw.headers);
      const body = await (endpoint.body === 'image' ? receiveImage(req.raw, caller) : receiveJson(req.raw, schema));
      let prepared: unknown;
      const work = async () => {
        if (body.bytes && prepare) prepared = await prepare(body.bytes, user.uid);
        const change = run(prepared ?? body.input);
        return async (trx: Db) => {
          // Serializes one user's concurrent writes, so that handlers can read and then write.
          if (user !== guest) await lockRow(trx, 'user', user.uid);
          return change(trx);
        };
      };
      const inTurn: InTurn = (change, options) =>
        writes.run(caller, change, options).catch(async (error: unknown) => {
          // The caller was erased after the token was looked up.
          if (isForeignKeyViolation(error) && !(await findUser(db, user.uid))) throw new HttpError('unauthorized');
          throw error;
        });
      const undo = async (error: unknown) => {
        // A connection that was lost may have been lost after the commit.
        if (prepared !== undefined && !isUnavailable(error)) await discard?.(prepared as never);
        throw error;
      };
      if (!key) {
        const change = await work();
        return respond(c, await inTurn(() => withRetry(db, change)).catch(undo));
      }
      const claim = {
        uid: user.uid,
        path: endpoint.path,
        key,
        fingerprint: fingerprint(body.bytes ?? JSON.stringify(body.input)),
      };
      const crashedAfter = abandonedAfter[endpoint.body === 'image' ? 'picture' : 'default'];
      const running = { db, now: call.now, crashedAfter, inTurn, onRepeat: metrics?.repeated };
      return respond(c, await withIdempotency(running, claim, work).catch(undo));
    });
  };
}

/** Counts a call from one network, before anything is looked up; not this machine's own. @throws HttpError 429 or 503 */
export async function countNetwork(c: Context, { count, proxies }: Services): Promise<void> {
  const address = addressOf(c, proxies);
  if (!isLoopback(address)) await count('network', networkOf(address));
}

/** The caller, who may call this now. @throws HttpError 401, 403, 429 or 503 */
async function admit(c: Context, headers: RequestHeaders, endpoint: Endpoint, services: Services): Promise<User> {
  const { db, now, count, proxies, reads } = services;
  const network = networkOf(addressOf(c, proxies));
  const user = await reads.run(headers.token || `anonymous ${network}`, () => userOfToken(db, headers.token, now()));
  if (!user) {
    await count('anonymous', network);
    if (endpoint.guest && headers.token === '') return guest;
    throw new HttpError('unauthorized');
  }
  await Promise.all([count('user', user.uid), endpoint.method === 'POST' && count('writes', user.uid)]);
  if ((user.role === 'operator') !== (endpoint.service === 'operate')) throw new HttpError('forbidden');
  return user;
}
