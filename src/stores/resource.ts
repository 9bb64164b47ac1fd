import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError } from '../api/errors.ts';
import { backoff } from '../lib/backoff.ts';
import { reportFailure } from './failure-text.ts';
import { both, isVisible, onOffline, onOnline, onVisible, type Unsubscribe } from './page-events.ts';
import { storage } from './storage.ts';

/**
 * Something that is loaded from an app server.
 *
 * - `loading`: nothing to show yet
 * - `failed`: nothing to show, and the last try failed: `error` says how. It is tried again with backoff where that may help
 * - `missing`: deleted, another user's, or never there; the server does not tell which
 * - `ready`: `updatedAt` is when the server sent it, in seconds since 1970; `isStale`: the server could not be reached since, or the device
 *   has no connection
 *
 * `isFetching`: a request is under way.
 */
export type ResourceState<T> = { isFetching: boolean } & (
  | { status: 'loading' }
  | { status: 'failed'; error?: ApiError | undefined }
  | { status: 'missing' }
  | { status: 'ready'; data: T; updatedAt: number; isStale: boolean }
);

/** What is stored on this device for the time without a connection. */
export interface Stored<T> {
  data: T;
  /** Seconds since 1970 */
  updatedAt: number;
}

export interface ResourceOptions<T> {
  /** Calls the server, without a toast: failures are shown by the resource. @param data what is shown now */
  query(data: T | undefined): Promise<T>;
  /** What to show once an answer is here; the answer itself without it */
  merge?(shown: T | undefined, fetched: T): T;
  /** Shown until the first answer */
  initialData?(): T | undefined;
  /** What to show when the server cannot be reached; what was stored under the same key without it */
  readStored?(): Promise<Stored<T> | undefined>;
  /** Whether the server may have no such record, which is then no failure; it may unless this is false, as for lists */
  mayBeMissing?: boolean;
  /** Whether answers are stored on this device; they are unless this is false */
  persist?: boolean;
  /** The screen also describes a failed refresh itself: no toast (docs/spec.md §8) */
  quiet?: boolean;
}

export interface Resource<T> {
  $state: ReadableAtom<ResourceState<T>>;
  /** Keeps it up to date: fetches at once, when the page is looked at again, and when it is online again. @returns stops that */
  watch(): () => void;
  /** Fetches again, whatever is under way. What is shown stays until there is an answer. Never rejects. */
  refetch(): Promise<ResourceState<T>>;
  /** The same from the start, as if nothing had been loaded. */
  reset(): Promise<ResourceState<T>>;
  /** Changes what is shown, where the server's next answer is known already. */
  update(next: (data: T) => T): void;
}

/** Milliseconds before each retry of what failed. */
const retryDelays = [2_000, 4_000, 8_000, 16_000, 30_000];

/** Milliseconds before what is stored is shown while the server has not answered. */
const storedDelay = 1_000;

/**
 * Creates a resource, which fetches while somebody watches it. See `resources.ts` for those that screens share.
 *
 * @param key in storage
 * @param isOver whether the user whom it was loaded for has signed out: then it neither changes nor stores anything any more
 */
export function createResource<T>(key: string, options: ResourceOptions<T>, isOver: () => boolean): Resource<T> {
  const { merge = (_, data) => data, mayBeMissing = true, persist = true, quiet } = options;
  const read = options.readStored ?? (async () => (persist ? storage.get<Stored<T>>(key) : undefined));
  const store = (stored: Stored<T> | undefined) => persist && void storage.set({ [key]: stored });

  let state = initialState(options.initialData?.());
  const $state = atom(state);
  const set = (next: ResourceState<T>) => {
    state = next;
    $state.set(next);
  };

  /** The number of the latest request: answers to earlier ones are dropped. */
  let latest = 0;

  let watchers = 0;
  let unsubscribe: Unsubscribe;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    if (isVisible() && !state.isFetching) void load(false);
  };

  const markStale = () => {
    if (state.status === 'ready') set({ ...state, isStale: true });
  };

  /** @param announce shows a failure as a toast (docs/spec.md §8), unless the screen itself says what is wrong */
  const load = async (announce: boolean): Promise<ResourceState<T>> => {
    const request = ++latest;
    clearTimeout(retryTimer);
    const isCurrent = () => request === latest && !isOver();
    set({ ...state, isFetching: true });
    const stored = state.status === 'ready' ? undefined : read();
    const showStored = async () => {
      const last = await stored;
      if (last && isCurrent() && state.status === 'loading')
        set({ ...shown(state, last), isStale: !navigator.onLine, isFetching: true });
    };
    const timer = setTimeout(showStored, navigator.onLine ? storedDelay : 0);
    try {
      const fetched = await options.query(dataOf(state));
      if (!isCurrent()) return state;
      const answer = { data: merge(dataOf(state), fetched), updatedAt: now() };
      set(shown(state, answer));
      store(answer);
      failures = 0;
    } catch (thrown) {
      // The client throws nothing else.
      const error = thrown as ApiError;
      const last = await stored;
      if (!isCurrent()) return state;
      set(afterFailure(state, error, last, mayBeMissing));
      if (state.status === 'missing') store(undefined);
      if (announce && !quiet && !isTold(state)) reportFailure(error);
      if (watchers && state.status === 'failed' && isUnreachable(error))
        retryTimer = setTimeout(refresh, backoff(retryDelays, failures++, error.retryAfter));
    } finally {
      clearTimeout(timer);
    }
    return state;
  };

  return {
    $state,
    watch() {
      if (!watchers++) {
        void load(true);
        unsubscribe = both(onVisible(refresh), onOnline(refresh), onOffline(markStale));
      }
      return () => {
        if (--watchers) return;
        clearTimeout(retryTimer);
        unsubscribe();
      };
    },
    refetch: () => load(true),
    reset() {
      set({ status: 'loading', isFetching: false });
      return load(true);
    },
    update(next) {
      if (state.status === 'ready') set({ ...state, data: next(state.data) });
    },
  };
}

const now = (): number => Math.floor(Date.now() / 1000);

const initialState = <T>(data: T | undefined): ResourceState<T> =>
  data === undefined
    ? { status: 'loading', isFetching: false }
    : { status: 'ready', data, updatedAt: now(), isStale: false, isFetching: false };

const dataOf = <T>(state: ResourceState<T>): T | undefined => (state.status === 'ready' ? state.data : undefined);

/** An answer in the place of a state. An equal one keeps the data that is shown, so that nothing is drawn again. */
function shown<T>(state: ResourceState<T>, { data, updatedAt }: Stored<T>): ResourceState<T> & { status: 'ready' } {
  const old = dataOf(state);
  const isEqual = old !== undefined && JSON.stringify(old) === JSON.stringify(data);
  return { status: 'ready', data: isEqual ? old : data, updatedAt, isStale: false, isFetching: false };
}

/** What a failed request leaves to show. @param last what was stored */
function afterFailure<T>(
  state: ResourceState<T>,
  error: ApiError,
  last: Stored<T> | undefined,
  mayBeMissing: boolean,
): ResourceState<T> {
  if (mayBeMissing && error.isNotFound) return { status: 'missing', isFetching: false };
  const isLost = isUnreachable(error);
  if (state.status === 'ready') return { ...state, isStale: state.isStale || isLost, isFetching: false };
  return last && isLost ? { ...shown(state, last), isStale: true } : { status: 'failed', error, isFetching: false };
}

/** Whether the screen says by itself why it has nothing new: there is no such record, or the device is offline. */
const isTold = ({ status }: ResourceState<unknown>): boolean => status === 'missing' || (status === 'ready' && !navigator.onLine);

/** Whether the connection or the server is at fault, so that what was stored may still be right. */
const isUnreachable = ({ isRetryable, reason }: ApiError): boolean =>
  isRetryable && reason !== 'wrongUser' && reason !== 'unauthorized';
