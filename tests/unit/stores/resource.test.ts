import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { createResource, type ResourceOptions } from '../../../src/stores/resource.ts';
import { storage } from '../../../src/stores/storage.ts';
import { $toast } from '../../../src/stores/toasts.ts';

type Data = { id: string };
const key = 'resource/thing/ada/7';
const one = { id: 'one' };
const now = 1_000_000;
const network = new ApiError('network');
const query = vi.fn<(data: Data | undefined) => Promise<Data>>();

const create = (options: Partial<ResourceOptions<Data>> = {}, isOver = () => false) =>
  createResource<Data>(key, { query, ...options }, isOver);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let page: EventTarget & { visibilityState: string };
let target: EventTarget;

beforeEach(async () => {
  vi.useFakeTimers({ now: now * 1000 + 999 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, target[name].bind(target));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  query.mockReset();
  query.mockImplementation(async () => one);
  await storage.set({ [key]: undefined });
  $toast.set(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a resource', () => {
  test('begins as loading, and is what the server sends, with its time in whole seconds', async () => {
    const { $state, refetch } = create();
    expect($state.get()).toEqual({ status: 'loading', isFetching: false });
    expect(await refetch()).toEqual({ status: 'ready', data: one, updatedAt: now, isStale: false, isFetching: false });
    expect(query).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(await storage.get(key)).toEqual({ data: one, updatedAt: now });
  });

  test('begins as what is known of it, which the server is told', async () => {
    const { $state, refetch } = create({ initialData: () => one });
    expect($state.get()).toEqual({ status: 'ready', data: one, updatedAt: now, isStale: false, isFetching: false });
    await refetch();
    expect(query).toHaveBeenCalledExactlyOnceWith(one);
  });

  test('may be made of what is shown and what has come', async () => {
    const merge = vi.fn((shown: Data | undefined, fetched: Data) => ({ id: `${shown?.id}+${fetched.id}` }));
    const { refetch } = create({ merge });
    expect(await refetch()).toMatchObject({ data: { id: 'undefined+one' } });
    expect(await refetch()).toMatchObject({ data: { id: 'undefined+one+one' } });
  });

  test('is another one where the server sends another one', async () => {
    const { refetch } = create();
    await refetch();
    query.mockResolvedValue({ id: 'two' });
    expect(await refetch()).toMatchObject({ data: { id: 'two' } });
  });

  test('is changed where its next answer is known, once there is one', async () => {
    const { $state, refetch, update } = create();
    update(() => ({ id: 'changed' }));
    expect($state.get().status).toBe('loading');
    await refetch();
    update(({ id }) => ({ id: `${id}!` }));
    expect($state.get()).toMatchObject({ status: 'ready', data: { id: 'one!' } });
  });

  test('is loaded from the start once it is reset', async () => {
    const { $state, refetch, reset } = create();
    await refetch();
    const again = reset();
    expect($state.get()).toEqual({ status: 'loading', isFetching: true });
    expect(await again).toMatchObject({ status: 'ready', data: one });
    expect(query).toHaveBeenLastCalledWith(undefined);
  });

  test('of a user who has signed out does not change any more, by an answer or by a failure', async () => {
    let over = false;
    const { refetch } = create({}, () => over);
    const early = refetch();
    over = true;
    expect(await early).toEqual({ status: 'loading', isFetching: true });
    query.mockRejectedValue(network);
    expect(await refetch()).toEqual({ status: 'loading', isFetching: true });
    expect(await storage.get(key)).toBeUndefined();
    expect($toast.get()).toBeUndefined();
  });
});

describe('a resource that is watched', () => {
  test('is fetched once, and again when the page is looked at or online, as long as anybody does', async () => {
    const { watch } = create();
    const [stop, stopOther] = [watch(), watch()];
    await pass(0);
    expect(query).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    stopOther();
    target.dispatchEvent(new Event('online'));
    await pass(0);
    expect(query).toHaveBeenCalledTimes(3);
    stop();
    target.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(query).toHaveBeenCalledTimes(3);
  });

  test('and cannot be reached is tried again after ever longer waits, at first again after an answer', async () => {
    query.mockRejectedValue(network);
    const { watch, refetch } = create();
    watch();
    await pass(0);
    let asked = 1;
    for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await pass(wait - 1);
      expect(query).toHaveBeenCalledTimes(asked);
      await pass(1);
      expect(query).toHaveBeenCalledTimes(++asked);
    }
    query.mockResolvedValueOnce(one);
    await refetch();
    await pass(120_000);
    expect(query).toHaveBeenCalledTimes(asked + 1);
  });

  test('waits as long as an overloaded server asks for', async () => {
    query.mockRejectedValue(new ApiError('overloaded', { retryAfter: 9_000 }));
    create().watch();
    await pass(8_999);
    expect(query).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(query).toHaveBeenCalledTimes(2);
  });

  test('is tried again by one clock', async () => {
    query.mockRejectedValue(network);
    const { watch, refetch } = create();
    watch();
    await pass(1_000);
    await refetch();
    await pass(3_999);
    expect(query).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(query).toHaveBeenCalledTimes(3);
  });

  test.each(['unauthorized', 'wrongUser', 'conflict'] as const)('and is refused as %s is not tried again', async (reason) => {
    query.mockRejectedValue(new ApiError(reason));
    create().watch();
    await pass(120_000);
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('no more is not tried again', async () => {
    query.mockRejectedValue(network);
    const stop = create().watch();
    await pass(0);
    stop();
    await create().refetch();
    await pass(120_000);
    expect(query).toHaveBeenCalledTimes(2);
  });
});

describe('what was stored', () => {
  const stored = { data: { id: 'stored' }, updatedAt: 100 };
  beforeEach(() => storage.set({ [key]: stored }));

  test('is shown where the server cannot be reached', async () => {
    query.mockRejectedValue(network);
    expect(await create().refetch()).toEqual({ status: 'ready', ...stored, isStale: true, isFetching: false });
  });

  test.each([
    ['which is not to be stored', { persist: false }],
    ['of which nothing else is kept', { readStored: async () => undefined }],
  ])('is nothing of a resource %s', async (_, options) => {
    query.mockRejectedValue(network);
    expect(await create(options).refetch()).toMatchObject({ status: 'failed', error: network, isFetching: false });
    expect(await storage.get(key)).toEqual(stored);
  });

  test('may be kept elsewhere', async () => {
    query.mockRejectedValue(network);
    const readStored = async () => ({ data: { id: 'elsewhere' }, updatedAt: 7 });
    expect(await create({ readStored }).refetch()).toMatchObject({ data: { id: 'elsewhere' }, updatedAt: 7, isStale: true });
  });

  test('is not shown any more once the server has answered, or the user has signed out', async () => {
    const { $state, refetch } = create();
    await refetch();
    await pass(5_000);
    expect($state.get()).toMatchObject({ data: one });
    let over = false;
    query.mockImplementation(() => new Promise(() => undefined));
    const other = create({}, () => over);
    void other.refetch();
    over = true;
    await pass(5_000);
    expect(other.$state.get()).toEqual({ status: 'loading', isFetching: true });
  });

  test('is deleted where the server has it no more, and kept where it may not be missing', async () => {
    query.mockRejectedValue(new ApiError('notFound'));
    expect(await create({ mayBeMissing: false }).refetch()).toMatchObject({ status: 'failed' });
    expect(await storage.get(key)).toEqual(stored);
    expect(await create().refetch()).toEqual({ status: 'missing', isFetching: false });
    expect(await storage.get(key)).toBeUndefined();
  });
});

describe('a failed refresh', () => {
  test.each([
    ['network', true],
    ['overloaded', true],
    ['unauthorized', false],
    ['conflict', false],
  ] as const)('by %s makes what is shown old: %s', async (reason, isStale) => {
    const { refetch } = create();
    await refetch();
    query.mockRejectedValue(new ApiError(reason));
    expect(await refetch()).toEqual({ status: 'ready', data: one, updatedAt: now, isStale, isFetching: false });
  });

  test('leaves old what is old', async () => {
    const { refetch } = create();
    await refetch();
    query.mockRejectedValueOnce(network).mockRejectedValueOnce(new ApiError('conflict'));
    await refetch();
    expect(await refetch()).toMatchObject({ isStale: true });
    expect(await refetch()).toMatchObject({ isStale: false });
  });

  test('is stale as soon as the device has lost its connection, until the server answers again', async () => {
    const { $state, watch } = create();
    const stop = watch();
    await pass(0);
    target.dispatchEvent(new Event('offline'));
    expect($state.get()).toMatchObject({ status: 'ready', isStale: true });
    target.dispatchEvent(new Event('online'));
    await pass(0);
    expect($state.get()).toMatchObject({ status: 'ready', isStale: false });
    stop();
  });

  test('is stale at once where the device has no connection from the start', async () => {
    await storage.set({ [key]: { data: one, updatedAt: 5 } });
    vi.stubGlobal('navigator', { onLine: false });
    query.mockReturnValue(new Promise(() => undefined));
    const { $state, watch } = create();
    const stop = watch();
    await pass(0);
    expect($state.get()).toMatchObject({ status: 'ready', updatedAt: 5, isStale: true });
    stop();
  });

  test.each([
    ['shown as a toast', {}, true, network, true],
    ['told by the screen', { quiet: true }, true, network, false],
    ['told by the page where the device is offline', {}, false, network, false],
    ['none where there is no such record', {}, true, new ApiError('notFound'), false],
  ])('is %s', async (_, options, onLine, error, isToast) => {
    const { refetch } = create({ initialData: () => one, ...options });
    vi.stubGlobal('navigator', { onLine });
    query.mockRejectedValue(error);
    await refetch();
    expect($toast.get() !== undefined).toBe(isToast);
  });
});
