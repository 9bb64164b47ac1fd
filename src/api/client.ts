import * as v from 'valibot';
import type { Servers } from '../contract/deployment.ts';
import { type Endpoint, idempotencyHeader } from '../contract/endpoint.ts';
import { Envelope, okCode } from '../contract/envelope.ts';
import type { RequestHeaders } from '../contract/headers.ts';
import { regionOf } from '../contract/regions.ts';
import { backoff } from '../lib/backoff.ts';
import { orUndefined } from '../lib/or-undefined.ts';
import { ApiError } from './errors.ts';
import { reasonOf } from './reason.ts';
import { type Outgoing, type Reply, type Send, send as sendRequest } from './send.ts';

/** Milliseconds a call may take; an upload of 2 MiB on a slow line takes long. */
export const timeLimits = { json: 15_000, image: 90_000 } as const;

/** Milliseconds before each retry of a GET that failed, except by a timeout. */
const retryDelays = [400, 1200];

/** The failures after which a GET is retried while the user waits. */
const retried: ReadonlySet<string> = new Set(['network', 'malformed', 'internal', 'overloaded']);

/** The longest `Retry-After`, in milliseconds, that somebody waits for in front of the page. */
const longestWait = 5_000;

export interface ClientOptions {
  servers: Servers;
  /** Which country's region answers while the user's is not known */
  defaultCountry: string;
  /** Who calls, asked anew for every request */
  identity(): RequestHeaders;
  /** The confirmed owner of the token in {@link identity}, empty for nobody. Without it, calls are not bound to a user. */
  uid?(): string;
  /** Fetches a new token after a 401: true when there is one */
  refresh?(): Promise<boolean>;
  /** Told every failure of a call that was not `quiet`, once */
  onFailure?(error: ApiError): void;
  /** For tests outside of a browser */
  send?: Send;
  limits?: { json: number; image: number };
}

export interface CallOptions {
  /** The idempotency key, for endpoints that demand one */
  key?: string;
  /** Suppresses the failure toast, since the caller shows the failure; `missing`: only for a 404 */
  quiet?: boolean | 'missing';
  /** Another transport for this call */
  send?: Send;
  /** Whom the call is made for; otherwise whoever uses the page when it is made */
  uid?: string;
}

export type Client = <In extends v.GenericSchema, Out extends v.GenericSchema>(
  endpoint: Endpoint<In, Out>,
  input: v.InferInput<In> | Blob,
  options?: CallOptions,
) => Promise<v.InferOutput<Out>>;

/**
 * The one way to the app servers (docs/spec.md §7, §8): picks the region of the user's country, sends the eight headers,
 * opens the envelope, and parses what is in it. Failed GETs are retried with backoff; a 401 fetches one new token for
 * all calls that got it, and each is retried once. Neither is done for another user than the first try.
 */
export function createClient(options: ClientOptions): Client {
  const { servers, defaultCountry, identity, limits = timeLimits } = options;
  let refreshing: Promise<boolean> | undefined;

  /** One new token however many calls ask; none at all when it has changed since the call was made. */
  const renew = (used: string): Promise<boolean> => {
    if (identity().token !== used) return Promise.resolve(true);
    refreshing ??= (options.refresh?.() ?? Promise.resolve(false)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const sendOnce = async (
    endpoint: Endpoint,
    input: unknown,
    { key, send = options.send ?? sendRequest }: CallOptions,
    headers: RequestHeaders,
  ) => {
    const region = regionOf(headers.countryAbbr) ?? regionOf(defaultCountry) ?? 'us';
    const { url, ...request } = requestOf(endpoint, input, headers, key);
    const timeout = input instanceof Blob ? limits.image : limits.json;
    return open(endpoint, await send({ ...request, url: servers[region][endpoint.service] + url, timeout }));
  };

  const attempt = async (endpoint: Endpoint, input: unknown, callOptions: CallOptions) => {
    const uid = callOptions.uid ?? options.uid?.();
    const checkUser = () => {
      if (options.uid && options.uid() !== uid) throw new ApiError('wrongUser');
    };
    for (let tries = 0, renewed = false; ; tries++) {
      checkUser();
      const headers = identity();
      try {
        const data = await sendOnce(endpoint, input, callOptions, headers);
        // Discard the response for a previous user.
        if (endpoint.method === 'GET' && uid) checkUser();
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason === 'unauthorized' && !renewed) {
          renewed = true;
          if (await renew(headers.token)) continue;
        }
        const delay = retryDelay(endpoint, error, tries);
        if (delay === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };

  return async (endpoint, input, callOptions = {}) => {
    try {
      return await attempt(endpoint, input, callOptions);
    } catch (error) {
      if (error instanceof ApiError) {
        logFailure(endpoint, error);
        if (!(callOptions.quiet === 'missing' ? error.isNotFound : callOptions.quiet)) options.onFailure?.(error);
      }
      throw error;
    }
  };
}

/** The request of a call, with its address from the service's base. Header values are percent-encoded, since HTTP allows them no Unicode. */
function requestOf(
  { method, path }: Endpoint,
  input: unknown,
  headers: RequestHeaders,
  key: string | undefined,
): Omit<Outgoing, 'timeout'> {
  const encoded = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(value)]));
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)])).toString();
    return { method, url: path + (query && `?${query}`), headers: encoded };
  }
  const isImage = input instanceof Blob;
  return {
    method,
    url: path,
    headers: {
      ...encoded,
      'Content-Type': isImage ? input.type : 'application/json',
      ...(key && { [idempotencyHeader]: key }),
    },
    body: isImage ? input : JSON.stringify(input),
  };
}

/** Milliseconds before a GET that failed for the `tries`-th time is sent again; undefined when it is not, and for a POST. */
function retryDelay({ method }: Endpoint, { reason, retryAfter = 0 }: ApiError, tries: number): number | undefined {
  const isRetried = method === 'GET' && (retried.has(reason) || (reason === 'rateLimited' && retryAfter > 0));
  const isOver = tries >= retryDelays.length || retryAfter > longestWait;
  return isRetried && !isOver ? backoff(retryDelays, tries, retryAfter) : undefined;
}

/** One line per failed call (docs/spec.md §8), which says nothing of who made it or of what. */
const logFailure = ({ method, path }: Endpoint, { reason }: ApiError): void =>
  // biome-ignore lint/suspicious/noConsole: request errors are logged (docs/spec.md §8)
  console.error(`${method} ${path}: ${reason}`);

/** @throws ApiError when the response is no envelope, refuses the call, or is not the endpoint's output */
function open(endpoint: Endpoint, { status, text, retryAfter }: Reply): unknown {
  const envelope = v.safeParse(
    Envelope,
    orUndefined(() => JSON.parse(text)),
  );
  if (!envelope.success) throw new ApiError(reasonOf(status).reason, { retryAfter });
  const { code, msg, data } = envelope.output;
  if (code !== okCode) {
    const { reason, fields } = reasonOf(status, envelope.output);
    throw new ApiError(reason, { message: msg, fields, retryAfter });
  }
  const output = v.safeParse(endpoint.output, data);
  if (!output.success) throw new ApiError('malformed');
  return output.output;
}
