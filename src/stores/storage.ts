import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { atom } from 'nanostores';
import { TimeoutError, withTimeout } from '../lib/timeout.ts';

/** Milliseconds after which a database that does not answer counts as absent: in some web views it never does. */
const timeout = 2000;

/** False once the browser's database has refused something, which then stays in memory as long as the page. */
export const $storageWorks = atom(true);

const memory = new Map<string, unknown>();

/** The same, typed by the caller as in the database: a key always holds one type. */
const memoryOf = <T>() => memory as Map<string, T>;

let database: UseStore | undefined;
let silent = false;

/** Works in the browser's database. @returns `refused` where there is none, it is full, or it does not answer */
async function inDatabase<T>(work: (store: UseStore) => Promise<T>): Promise<T | typeof refused> {
  if (silent) return refused;
  try {
    database ??= createStore('companion', 'kept');
    return await withTimeout(work(database), timeout, 'The database');
  } catch (error) {
    silent = error instanceof TimeoutError;
    $storageWorks.set(false);
    return refused;
  }
}

const refused = Symbol('refused');

/** Reads in one transaction. */
const read = <T>(work: (objects: IDBObjectStore) => Promise<T>) => inDatabase((store) => store('readonly', work));

/**
 * Writes, and commits without waiting for the writes' events. A page that is left while it saves gets none: in WebKit its transaction
 * would stay open, and block all others, as long as the page is in the back/forward cache
 * (https://github.com/jakearchibald/idb-keyval/issues/180).
 */
function write(objects: IDBObjectStore, values: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(values)) value === undefined ? objects.delete(key) : objects.put(value, key);
  objects.transaction.commit();
}

/**
 * Stores values by key between pages; they may hold Blobs. Nothing here throws: what the database refuses is held in memory, so that
 * forms still work and can say that they store no draft.
 */
export const storage = {
  async get<T>(key: string): Promise<T | undefined> {
    if (memory.has(key)) return memoryOf<T>().get(key);
    const value = await read((objects) => promisifyRequest<T | undefined>(objects.get(key)));
    // What is written meanwhile may have been refused as well.
    return value === refused ? memoryOf<T>().get(key) : value;
  },

  /** Writes all of them or none. `undefined` deletes. */
  async set(values: Record<string, unknown>): Promise<void> {
    const written = await inDatabase((store) =>
      store('readwrite', (objects) => {
        write(objects, values);
        return promisifyRequest(objects.transaction);
      }),
    );
    for (const [key, value] of Object.entries(values)) {
      if (written === refused) memory.set(key, value);
      else memory.delete(key);
    }
  },

  /** Reads and writes in one transaction, so that two pages do not undo each other's change. `undefined` deletes. */
  async change<T>(key: string, next: (old: T | undefined) => T | undefined): Promise<void> {
    const written = memory.has(key)
      ? refused
      : await inDatabase((store) =>
          store('readwrite', (objects) => {
            const read = objects.get(key);
            read.onsuccess = () => write(objects, { [key]: next(read.result) });
            return promisifyRequest(objects.transaction);
          }),
        );
    if (written === refused) memory.set(key, next(memoryOf<T>().get(key)));
  },

  /** Every key that holds something; none when the database does not answer. */
  async keys(): Promise<string[]> {
    const stored = await read((objects) => promisifyRequest<IDBValidKey[]>(objects.getAllKeys()));
    return [...(stored === refused ? [] : stored.map(String)), ...memory.keys()];
  },

  /** Every value whose key begins with `prefix`, by its key; undefined when the database, which may hold some, does not answer. */
  async entries<T>(prefix: string): Promise<[key: string, value: T][] | undefined> {
    const stored = await read((objects) =>
      Promise.all([promisifyRequest<IDBValidKey[]>(objects.getAllKeys()), promisifyRequest<T[]>(objects.getAll())]),
    );
    if (stored === refused && memory.size === 0) return undefined;
    const [keys, values] = stored === refused ? [[], []] : stored;
    const all = new Map([...keys.map((key, index) => [String(key), values[index] as T] as const), ...memoryOf<T>()]);
    return [...all].filter(([key, value]) => key.startsWith(prefix) && value !== undefined);
  },

  /** The same without the keys. */
  async list<T>(prefix: string): Promise<T[] | undefined> {
    return (await this.entries<T>(prefix))?.map(([, value]) => value);
  },
};
