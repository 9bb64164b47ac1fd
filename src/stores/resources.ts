import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '../api/errors.ts';
import { reportFailure } from './failure-text.ts';
import { isVisible, onOnline, onVisible } from './page-events.ts';
import { $session } from './session.ts';
import { storage } from './storage.ts';

/**
 * Something that is loaded from an app server.
 *
 * - `loading`: nothing to show yet
 * - `failed`: nothing to show, and the last try failed
 * - `missing`: deleted, another user's, or never there; the server does not tell which
 * - `ready`: `updatedAt` is when the server sent it, in seconds since 1970; `isStale`: the server could not be reached since
 *
 * `isFetching`: a request is under way.
 */
export type ResourceState<T> = { isFetching: boolean } & (
  | { status: 'loading' }
  | { status: 'failed' }
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
  fetch(data: T | undefined): Promise<T>;
  /** What to show once an answer is here; the answer itself without it */
  merge?(shown: T | undefined, fetched: T): T;
  /** Shown until the first answer */
  initialData?(): T | undefined;
  /** What to show when the server cannot be reached; what was stored under the same key without it */
  readStored?(): Promise<Stored<T> | undefined>;
  /** Whether answers are stored on this device; they are unless this is false */
  persist?: boolean;
  /** The screen describes a failure itself: no toast (docs/spec.md §8) */
  quiet?: boolean;
}

export interface Resource<T> {
  /** Fetches while it has listeners: at once, when the page is looked at again, and when it is online again */
  $state: ReadableAtom<ResourceState<T>>;
  /** Fetches again, whatever is under way. What is shown stays until there is an answer. Never rejects. */
  refetch(): Promise<ResourceState<T>>;
  /** The same from the start, as if nothing had been loaded. */
  reset(): Promise<ResourceState<T>>;
  /** Changes what is shown, where the server's next answer is known already. */
  update(next: (data: T) => T): void;
}

/** Resources of one kind by whose they are (a uid) and which one. The same key gives the same resource as long as nobody signs out. */
export type ResourceFamily<T> = (uid: string, ...ids: string[]) => Resource<T>;

/** Milliseconds before what is stored is shown while the server has not answered. */
const storedDelay = 1_000;

const families = new Set<() => void>();

/** Grows when a user has signed out: what was loaded for them is neither shown nor stored any more. */
let generation = 0;

$session.listen(({ status }) => {
  if (status !== 'anonymous') return;
  generation++;
  for (const clear of families) clear();
});

/** What the keys of stored resources begin with. */
export const resourcePrefix = 'resource/';

const storageKey = (...key: [name: string, uid: string, ...ids: string[]]): string => resourcePrefix + key.join('/');

/** What was stored of a resource. Its key names the user, so that signing out deletes it. */
export const readStored = <T>(...key: Parameters<typeof storageKey>): Promise<Stored<T> | undefined> =>
  storage.get<Stored<T>>(storageKey(...key));

/** Whether the connection or the server is at fault, so that what was stored may still be right. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.transient && error.kind !== 'identity' && error.code !== 401;

/**
 * Defines a kind of resource.
 *
 * @param name of the kind, in storage
 * @param optionsOf how one of them is loaded, by its key
 */
export function defineResource<T>(
  name: string,
  optionsOf: (uid: string, ...ids: string[]) => ResourceOptions<T>,
): ResourceFamily<T> {
  const resources = new Map<string, Resource<T>>();
  families.add(() => resources.clear());
  return (...key) => {
    const stored = storageKey(name, ...key);
    const known = resources.get(stored);
    if (known) return known;
    const resource = createResource(stored, optionsOf(...key));
    resources.set(stored, resource);
    return resource;
  };
}

function createResource<T>(key: string, options: ResourceOptions<T>): Resource<T> {
  const { merge = (_, data) => data, persist = true, quiet = false } = options;
  const read = options.readStored ?? (async () => (persist ? storage.get<Stored<T>>(key) : undefined));
  const initial = options.initialData?.();
  let state: ResourceState<T> =
    initial === undefined
      ? { status: 'loading', isFetching: false }
      : { status: 'ready', data: initial, updatedAt: now(), isStale: false, isFetching: false };
  const $state = atom<ResourceState<T>>(state);
  const set = (next: ResourceState<T>) => {
    state = next;
    $state.set(next);
  };
  const shown = () => (state.status === 'ready' ? state.data : undefined);

  const show = ({ data, updatedAt }: Stored<T>, flags: { isStale: boolean; isFetching: boolean }) => {
    const old = shown();
    set({ status: 'ready', data: isEqual(old, data) ? old : data, updatedAt, ...flags });
  };

  /** The number of the latest request: answers to earlier ones are dropped. */
  let latest = 0;
  const born = generation;

  /** @param announce shows a failure as a toast when there is nothing else to show */
  const load = async (announce: boolean): Promise<ResourceState<T>> => {
    const request = ++latest;
    const isCurrent = () => request === latest && generation === born;
    set({ ...state, isFetching: true });
    const stored = state.status === 'ready' ? undefined : read();
    const showStored = async () => {
      const last = await stored;
      if (last && isCurrent() && state.status === 'loading') show(last, { isStale: false, isFetching: state.isFetching });
    };
    const timer = setTimeout(showStored, navigator.onLine ? storedDelay : 0);
    try {
      const fetched = await options.fetch(shown());
      if (!isCurrent()) return state;
      const answer = { data: merge(shown(), fetched), updatedAt: now() };
      show(answer, { isStale: false, isFetching: false });
      if (persist) void storage.set({ [key]: answer });
    } catch (error) {
      const last = await stored;
      if (isCurrent()) fail(error, last, announce && !quiet);
    } finally {
      clearTimeout(timer);
    }
    return state;
  };

  const fail = (error: unknown, last: Stored<T> | undefined, announce: boolean) => {
    const isLost = isUnreachable(error);
    if (error instanceof ApiError && error.gone) {
      if (persist) void storage.set({ [key]: undefined });
      set({ status: 'missing', isFetching: false });
    } else if (state.status === 'ready') set({ ...state, isStale: state.isStale || isLost, isFetching: false });
    else if (last && isLost) show(last, { isStale: true, isFetching: false });
    else {
      if (announce && !last && error instanceof ApiError) reportFailure(error);
      set({ status: 'failed', isFetching: false });
    }
  };

  onMount($state, () => {
    const refresh = () => {
      if (isVisible() && !state.isFetching) void load(false);
    };
    void load(true);
    const stops = [onVisible(refresh), onOnline(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return {
    $state,
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

/** Whether two answers say the same, so that nothing need be drawn again. */
const isEqual = <T>(a: T | undefined, b: T): a is T => a !== undefined && JSON.stringify(a) === JSON.stringify(b);
