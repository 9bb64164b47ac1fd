import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A connection to PostgreSQL that is played by the test. */
class FakeClient extends EventEmitter {
  static all: FakeClient[] = [];
  /** What the next connections meet */
  static server = { connect: async () => undefined as unknown, got: true };
  queries: string[] = [];
  ended = 0;
  readonly options: unknown;
  constructor(options: unknown) {
    super();
    this.options = options;
    FakeClient.all.push(this);
  }
  connect = () => FakeClient.server.connect();
  async query(sql: string) {
    this.queries.push(sql);
    return { rows: [{ got: FakeClient.server.got }] };
  }
  async end() {
    this.ended += 1;
  }
}

vi.mock('pg', async (importOriginal) => {
  const { default: pg } = await importOriginal<{ default: object }>();
  return { default: Object.assign(Object.create(pg), { Client: FakeClient }) };
});

const { isServed, markServed } = await import('../../../../server/db/in-use.ts');
const { recordingPostgres } = await import('./recording-postgres.ts');
const { openDatabase } = await import('../../../../server/db/open.ts');

const at = 'postgres://somebody@127.0.0.1/name';
const clients = () => FakeClient.all;

beforeEach(() => {
  vi.useFakeTimers();
  FakeClient.all = [];
  FakeClient.server = { connect: async () => undefined, got: true };
});
afterEach(() => vi.useRealTimers());

describe('a server marks its database', () => {
  test('of SQLite not at all: the file is locked by itself', async () => {
    const release = await markServed('data.sqlite');
    await release();
    expect(clients()).toEqual([]);
  });

  test('of PostgreSQL by a lock that all servers share, until it releases it', async () => {
    const release = await markServed(at);
    const [client] = clients();
    expect(client?.options).toEqual({ connectionString: at, keepAlive: true });
    expect(client?.queries).toEqual(['select pg_try_advisory_lock_shared(hashtextextended($$companion servers$$, 0)) as got']);
    expect(client?.emit('error', new Error('lost'))).toBe(true);
    expect(client?.ended).toBe(0);
    await release();
    expect(client?.ended).toBe(1);
  });

  test('not while a backup is being restored', async () => {
    FakeClient.server.got = false;
    await expect(markServed(at)).rejects.toMatchObject({ code: 'RESTORING', message: 'A backup is being restored' });
    expect(clients()[0]?.ended).toBe(1);
  });

  test('or fails with the database’s own error', async () => {
    FakeClient.server.connect = () => Promise.reject(new Error('nobody answers'));
    await expect(markServed(at)).rejects.toThrow('nobody answers');
    expect(clients().map(({ ended }) => ended)).toEqual([1]);
  });
});

describe('a lost connection', () => {
  test('is made anew after a second, as often as it is lost', async () => {
    const release = await markServed(at);
    clients()[0]?.emit('end');
    await vi.advanceTimersByTimeAsync(999);
    expect(clients()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(clients()).toHaveLength(2);
    clients()[1]?.emit('end');
    await vi.advanceTimersByTimeAsync(1000);
    expect(clients()).toHaveLength(3);
    await release();
    expect(clients().map(({ ended }) => ended)).toEqual([0, 0, 1]);
  });

  test('is tried again every second until the database answers', async () => {
    await markServed(at);
    FakeClient.server.connect = () => Promise.reject(new Error('nobody answers'));
    clients()[0]?.emit('end');
    await vi.advanceTimersByTimeAsync(2000);
    expect(clients()).toHaveLength(3);
    FakeClient.server.connect = async () => undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(clients()).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(clients()).toHaveLength(4);
  });

  test('is not made anew by a server that has ended', async () => {
    const release = await markServed(at);
    await release();
    clients()[0]?.emit('end');
    await vi.advanceTimersByTimeAsync(5000);
    expect(clients()).toHaveLength(1);
  });

  test('that comes back just after the server has ended is closed', async () => {
    const release = await markServed(at);
    const { promise, resolve } = Promise.withResolvers<void>();
    FakeClient.server.connect = () => promise;
    clients()[0]?.emit('end');
    await vi.advanceTimersByTimeAsync(1000);
    await release();
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(clients()[1]?.ended).toBe(1);
  });
});

describe('whether a database is served', () => {
  test.each([
    [1, false],
    [0, true],
  ])('is known by PostgreSQL’s lock (%i)', async (got, served) => {
    const { db, texts } = recordingPostgres(() => [{ got }]);
    expect(await isServed(db)).toBe(served);
    expect(texts()).toEqual(['select pg_try_advisory_xact_lock(hashtextextended($$companion servers$$, 0)) as got']);
  });

  test('is known of no SQLite database', async () => {
    const db = await openDatabase(':memory:');
    expect(await isServed(db)).toBe(false);
    await db.destroy();
  });
});
