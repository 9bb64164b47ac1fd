type Row = [key: string, value: unknown];

/** What `idb-keyval` hears of a request or a transaction. */
interface Pending {
  result?: unknown;
  error?: unknown;
  onsuccess?: () => void;
  oncomplete?: () => void;
  onerror?: () => void;
  onabort?: () => void;
}

/** A page with the database open. */
interface Connection {
  /** It is in the back/forward cache and hears no events, as WebKit does it. */
  isLeft: boolean;
}

/** Lets all promises that are ready go on. */
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Stands in for `indexedDB`, as far as `idb-keyval` uses it: one store whose transactions happen one after the other, each wholly or
 * not at all. Several pages of a test may share it.
 */
export function fakeDatabase() {
  let rows: readonly Row[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const faults: { open?: Error | undefined; put?: Error | undefined } = {};

  const connections: Connection[] = [];

  const transaction = (connection: Connection) => {
    let isCommitted = false;
    const pending: Pending & { commit(): void } = {
      commit() {
        isCommitted = true;
      },
    };
    /** Never comes back where the transaction stays open, and so blocks all others. */
    const send = async (event: (() => void) | undefined) => {
      if (!connection.isLeft) event?.();
      else if (!isCommitted) await new Promise(() => undefined);
    };
    const work: { request: Pending; run(rows: Map<string, unknown>): unknown }[] = [];
    const request = (run: (rows: Map<string, unknown>) => unknown): Pending => {
      const made: Pending = {};
      work.push({ request: made, run });
      return made;
    };
    const execute = async () => {
      const changed = new Map(rows);
      await tick();
      for (let step = work.shift(); step; step = work.shift()) {
        try {
          step.request.result = step.run(changed);
        } catch (error) {
          pending.error = error;
          pending.onabort?.();
          return;
        }
        await send(step.request.onsuccess);
        await tick();
      }
      rows = [...changed];
      await send(pending.oncomplete);
    };
    turn = turn.then(execute);
    const store = {
      transaction: pending,
      get: (key: string) => request((all) => all.get(key)),
      getAll: () => request((all) => [...all.values()]),
      getAllKeys: () => request((all) => [...all.keys()]),
      delete: (key: string) => request((all) => void all.delete(key)),
      put: (value: unknown, key: string) =>
        request((all) => {
          if (faults.put) throw faults.put;
          all.set(key, value);
        }),
    };
    return { objectStore: () => store };
  };

  return {
    faults,
    /** What is stored, by key */
    rows: () => Object.fromEntries(rows),
    /** All pages that have it open are left. */
    leave() {
      for (const connection of connections) connection.isLeft = true;
    },
    open() {
      if (faults.open) throw faults.open;
      const connection = { isLeft: false };
      connections.push(connection);
      const opening: Pending = {};
      void tick().then(() => {
        opening.result = { transaction: () => transaction(connection) };
        opening.onsuccess?.();
      });
      return opening;
    },
  };
}
