import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeDatabase } from './fake-database.ts';

let database: ReturnType<typeof fakeDatabase>;

/** The storage as a page has it that was just opened. */
async function opened() {
  vi.resetModules();
  return import('../../../src/stores/storage.ts');
}
const full = new DOMException('full', 'QuotaExceededError');

beforeEach(() => {
  database = fakeDatabase();
  vi.stubGlobal('indexedDB', database);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('stored values', () => {
  test('are there on the next page, until they are deleted', async () => {
    const { storage } = await opened();
    await storage.set({ 'a/1': 'one', 'a/2': 'two', 'b/1': 'other' });
    const next = await opened();
    expect(await next.storage.get('a/1')).toBe('one');
    expect(await next.storage.get('a')).toBeUndefined();
    expect(await next.storage.keys()).toEqual(['a/1', 'a/2', 'b/1']);
    expect(await next.storage.entries('a/')).toEqual([
      ['a/1', 'one'],
      ['a/2', 'two'],
    ]);
    expect(await next.storage.list('a/')).toEqual(['one', 'two']);
    await next.storage.set({ 'a/1': undefined });
    expect(database.rows()).toEqual({ 'a/2': 'two', 'b/1': 'other' });
    expect(next.$storageWorks.get()).toBe(true);
  });

  test('block no other page where the page is left while it saves them', async () => {
    const { storage } = await opened();
    await storage.set({ a: 1 });
    void storage.set({ a: 2 });
    database.leave();
    const next = await opened();
    expect(await next.storage.get('a')).toBe(2);
    expect(next.$storageWorks.get()).toBe(true);
  });

  test('are changed from what they are', async () => {
    const { storage } = await opened();
    const add = (old: number | undefined) => (old ?? 0) + 1;
    await storage.change('count', add);
    await storage.change('count', add);
    expect(database.rows()).toEqual({ count: 2 });
    await storage.change('count', () => undefined);
    expect(database.rows()).toEqual({});
  });
});

describe('what the database refuses', () => {
  test('is held as long as the page, beside what it has', async () => {
    const { storage, $storageWorks } = await opened();
    await storage.set({ 'a/1': 'one', 'a/2': 'two' });
    database.faults.put = full;
    await storage.set({ 'a/1': 'newer', 'a/3': 'three' });
    expect($storageWorks.get()).toBe(false);
    expect(await storage.get('a/1')).toBe('newer');
    expect(await storage.list('a/')).toEqual(['newer', 'two', 'three']);
    expect((await storage.keys()).sort()).toEqual(['a/1', 'a/1', 'a/2', 'a/3']);
    expect(database.rows()).toEqual({ 'a/1': 'one', 'a/2': 'two' });
  });

  test('is stored with the next chance, and held no more', async () => {
    const { storage } = await opened();
    database.faults.put = full;
    await storage.set({ a: 1 });
    database.faults.put = undefined;
    await storage.set({ a: 2 });
    expect(database.rows()).toEqual({ a: 2 });
    const other = await opened();
    await other.storage.set({ a: 3 });
    expect(await storage.get('a')).toBe(3);
  });

  test('is changed where it is held', async () => {
    const { storage } = await opened();
    database.faults.put = full;
    await storage.change<string>('a', (old) => `${old} changed`);
    expect(await storage.get('a')).toBe('undefined changed');
    database.faults.put = undefined;
    await storage.change<string>('a', (old) => `${old} twice`);
    expect(await storage.get('a')).toBe('undefined changed twice');
    expect(database.rows()).toEqual({});
  });

  test('and is deleted is not there any more', async () => {
    const { storage } = await opened();
    await storage.set({ 'a/1': 'one' });
    database.faults.put = full;
    await storage.set({ 'a/1': undefined, 'a/2': 'two' });
    expect(await storage.get('a/1')).toBeUndefined();
    expect(await storage.list('a/')).toEqual(['two']);
  });
});

describe('without a database', () => {
  beforeEach(() => {
    database.faults.open = new DOMException('no', 'SecurityError');
  });

  test('it is not known what is stored, as long as nothing was', async () => {
    const { storage, $storageWorks } = await opened();
    expect(await storage.get('a/1')).toBeUndefined();
    expect(await storage.keys()).toEqual([]);
    expect(await storage.entries('a/')).toBeUndefined();
    expect(await storage.list('a/')).toBeUndefined();
    expect($storageWorks.get()).toBe(false);
    await storage.set({ 'a/1': 'one' });
    expect(await storage.list('a/')).toEqual(['one']);
    expect(await storage.keys()).toEqual(['a/1']);
  });

  test('one that is there later is used', async () => {
    const { storage } = await opened();
    await storage.get('a');
    database.faults.open = undefined;
    await storage.set({ a: 1 });
    expect(database.rows()).toEqual({ a: 1 });
  });
});

test('a database that does not answer within two seconds is not asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = vi.fn(() => ({}));
  vi.stubGlobal('indexedDB', { open });
  const { storage, $storageWorks } = await opened();
  const got = vi.fn();
  void storage.get('a').then(got);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(got).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(got).toHaveBeenCalledExactlyOnceWith(undefined);
  expect($storageWorks.get()).toBe(false);
  await storage.set({ a: 1 });
  expect(await storage.get('a')).toBe(1);
  expect(await storage.list('')).toEqual([1]);
  expect(open).toHaveBeenCalledTimes(1);
});
