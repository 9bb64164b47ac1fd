import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { useResource } from '../../../src/app/use-resource.ts';
import type { ResourceOptions } from '../../../src/stores/resource.ts';
import { defineResource } from '../../../src/stores/resources.ts';
import { $session } from '../../../src/stores/session.ts';
import { storage } from '../../../src/stores/storage.ts';
import { $toast } from '../../../src/stores/toasts.ts';

const notFound = new ApiError('notFound');
const unreachable = new ApiError('network');

/** What the server answers next, and how often it was asked. */
const createServer = () => ({ answer: async (): Promise<unknown> => 'one', requests: 0 });
let server = createServer();
let names = 0;
let name: string;

/** Another resource for each test, since a page has one of each. */
function define(options: Partial<ResourceOptions<unknown>> = {}) {
  const own = server;
  const query = () => {
    own.requests++;
    return own.answer();
  };
  return defineResource<unknown>(name, () => ({ query, ...options }));
}

type Key = readonly [uid: string | undefined, id: string | undefined];

async function open(family = define(), key: Key = ['ada', '7']) {
  const hook = await act(async () => renderHook(({ key }) => useResource(family, key), { initialProps: { key } }));
  return { ...hook, open: (next: Key) => act(async () => hook.rerender({ key: next })) };
}

/** Answers of the server from now on. */
const answers = (next: () => Promise<unknown>) => {
  server.answer = next;
};
const fails = (error: unknown) => answers(() => Promise.reject(error));
const storeOne = () => storage.set({ [`resource/${name}/ada/7`]: { data: 'stored', updatedAt: 100 } });
const happens = (target: EventTarget, event: string) => act(async () => void target.dispatchEvent(new Event(event)));
const lookAt = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return happens(document, 'visibilitychange');
};

beforeEach(() => {
  name = `thing${++names}`;
  server = createServer();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  $toast.set(undefined);
  $session.set({ status: 'starting' });
});

describe('a resource', () => {
  test('is loading until the server answers', async () => {
    const answer = Promise.withResolvers();
    answers(() => answer.promise);
    const { result } = await open();
    expect(result.current).toMatchObject({ status: 'loading', isFetching: true });
    await act(async () => answer.resolve('one'));
    expect(result.current).toMatchObject({ status: 'ready', data: 'one', isStale: false, isFetching: false });
  });

  test('is drawn in slices when it arrives: what is urgent comes first', async () => {
    const answer = Promise.withResolvers();
    answers(() => answer.promise);
    const family = define();
    const drawn: string[] = [];
    await act(async () => renderHook(() => drawn.push(useResource(family, ['ada', '7']).status)));
    drawn.length = 0;
    await act(async () => answer.resolve('one'));
    expect(drawn).toEqual(['loading', 'ready']);
  });

  test.each([
    [[undefined, '7'], 'loading'],
    [['ada', undefined], 'loading'],
    [[undefined, ''], 'loading'],
    [['ada', ''], 'missing'],
  ] as const)('of the key %s is not fetched: %s', async (key, status) => {
    const { result } = await open(define(), key);
    expect(result.current.status).toBe(status);
    expect(server.requests).toBe(0);
  });

  test('is fetched once for all who show it', async () => {
    const family = define();
    await open(family);
    const { result } = await open(family);
    expect(result.current).toMatchObject({ status: 'ready', data: 'one' });
    expect(server.requests).toBe(1);
  });

  test('keeps the same data when the server sends an equal answer', async () => {
    answers(async () => ({ id: '7' }));
    const { result } = await open();
    const { data } = result.current as { data?: unknown };
    await act(async () => void result.current.refetch());
    expect(server.requests).toBe(2);
    expect((result.current as { data?: unknown }).data).toBe(data);
  });

  test('shows the answer to the latest request, whichever comes last', async () => {
    const { result } = await open();
    const early = Promise.withResolvers();
    answers(() => early.promise);
    await act(async () => void result.current.refetch());
    answers(async () => 'late');
    await act(async () => void result.current.refetch());
    await act(async () => early.resolve('early'));
    expect(result.current).toMatchObject({ data: 'late' });
  });

  test('is loading again once it is reset', async () => {
    const { result } = await open();
    answers(() => new Promise(() => undefined));
    await act(async () => void result.current.reset());
    expect(result.current.status).toBe('loading');
  });
});

describe('without a connection', () => {
  test.each([
    ['without a toast where the device is offline', false],
    ['beside a toast where the server fails', true],
  ])('what was stored is shown with its age, %s', async (_, isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await storeOne();
    fails(unreachable);
    const { result } = await open();
    expect(result.current).toMatchObject({ status: 'ready', data: 'stored', updatedAt: 100, isStale: true });
    expect($toast.get() !== undefined).toBe(isOnline);
  });

  test('what the server last sent was stored', async () => {
    await open();
    expect(await storage.get(`resource/${name}/ada/7`)).toMatchObject({ data: 'one' });
  });

  test('nothing was stored of what must not be', async () => {
    await open(define({ persist: false }));
    expect(await storage.get(`resource/${name}/ada/7`)).toBeUndefined();
  });

  test('what was stored is shown at once, though a request is under way', async () => {
    await storeOne();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answers(() => new Promise(() => undefined));
    const { result } = await open();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(result.current).toMatchObject({ status: 'ready', data: 'stored', isFetching: true });
  });

  test('it failed where nothing was stored, and says so in a toast', async () => {
    fails(unreachable);
    const { result } = await open();
    expect(result.current).toMatchObject({ status: 'failed', error: unreachable });
    expect($toast.get()).toBeDefined();
  });

  test('what failed is tried again with backoff, as long as it is shown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fails(unreachable);
    const { result, unmount } = await open();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(server.requests).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(server.requests).toBe(2);
    answers(async () => 'two');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current).toMatchObject({ status: 'ready', data: 'two' });
    unmount();
    fails(unreachable);
    const { unmount: leave } = await open(define(), ['ada', '8']);
    leave();
    await vi.runAllTimersAsync();
    expect(server.requests).toBe(4);
  });

  test('a refusal is not tried again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fails(new ApiError('unauthorized'));
    await open();
    await act(() => vi.runAllTimersAsync());
    expect(server.requests).toBe(1);
  });

  test('it failed without a toast where the screen says so itself', async () => {
    fails(unreachable);
    const { result } = await open(define({ quiet: true }));
    expect(result.current.status).toBe('failed');
    expect($toast.get()).toBeUndefined();
  });
});

test('a server that is slow to answer: what was stored is shown after a second, then the answer', async () => {
  await storeOne();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = Promise.withResolvers();
  answers(() => answer.promise);
  const { result } = await open();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toMatchObject({ status: 'ready', data: 'stored', isStale: false });
  await act(async () => answer.resolve('one'));
  expect(result.current).toMatchObject({ data: 'one', isFetching: false });
});

describe('what is shown is fetched again', () => {
  test('when the page is looked at again', async () => {
    const { result } = await open();
    answers(async () => 'two');
    await lookAt('hidden');
    expect(server.requests).toBe(1);
    await lookAt('visible');
    expect(result.current).toMatchObject({ data: 'two' });
  });

  test('when the device is online again', async () => {
    await storeOne();
    fails(unreachable);
    const { result } = await open();
    answers(async () => 'two');
    await happens(globalThis, 'online');
    expect(result.current).toMatchObject({ data: 'two', isStale: false });
  });

  test('not while a request is under way', async () => {
    const { result } = await open();
    answers(() => new Promise(() => undefined));
    await act(async () => void result.current.refetch());
    await happens(globalThis, 'online');
    expect(server.requests).toBe(2);
  });

  test('not while nobody looks at the page', async () => {
    await open();
    await lookAt('hidden');
    await happens(globalThis, 'online');
    expect(server.requests).toBe(1);
  });

  test('not once nobody shows it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { unmount } = await open();
    unmount();
    await vi.runAllTimersAsync();
    await happens(globalThis, 'online');
    expect(server.requests).toBe(1);
  });

  test('a failure of what has failed before shows no second toast', async () => {
    fails(unreachable);
    await open();
    $toast.set(undefined);
    await lookAt('visible');
    expect(server.requests).toBe(2);
    expect($toast.get()).toBeUndefined();
  });

  test('a failure keeps it, quietly, and says that it is old', async () => {
    const { result } = await open();
    fails(unreachable);
    await lookAt('visible');
    expect(server.requests).toBe(2);
    expect(result.current).toMatchObject({ status: 'ready', data: 'one', isStale: true });
    expect($toast.get()).toBeUndefined();
  });
});

describe('what the server does not have', () => {
  test('is a failure, with a toast, where it cannot be missing, such as a list', async () => {
    fails(notFound);
    const { result } = await open(define({ mayBeMissing: false }));
    expect(result.current).toMatchObject({ status: 'failed', error: notFound });
    expect($toast.get()).toBeDefined();
  });

  test('is missing, which is not a failure, and is stored no more', async () => {
    await storeOne();
    fails(notFound);
    const { result } = await open();
    expect(result.current.status).toBe('missing');
    expect($toast.get()).toBeUndefined();
    expect(await storage.get(`resource/${name}/ada/7`)).toBeUndefined();
  });

  test('is missing also where it was shown', async () => {
    const { result } = await open();
    fails(notFound);
    await lookAt('visible');
    expect(result.current.status).toBe('missing');
  });
});

test('a refusal shows nothing that was stored', async () => {
  await storeOne();
  fails(new ApiError('unauthorized'));
  const { result } = await open();
  expect(result.current.status).toBe('failed');
  expect(await storage.get(`resource/${name}/ada/7`)).toMatchObject({ data: 'stored' });
});

describe('another user', () => {
  test('is shown nothing of what was loaded for the former one', async () => {
    await storeOne();
    fails(unreachable);
    const { result } = await open(define(), ['louis', '7']);
    expect(result.current.status).toBe('failed');
  });

  test('nothing is left in memory after signing out', async () => {
    const family = define();
    const { open: reopen, result } = await open(family);
    await reopen([undefined, '7']);
    await act(async () => $session.set({ status: 'anonymous' }));
    answers(() => new Promise(() => undefined));
    await reopen(['ada', '7']);
    expect(result.current.status).toBe('loading');
  });

  test('an answer that comes after signing out is neither shown nor stored', async () => {
    const answer = Promise.withResolvers();
    answers(() => answer.promise);
    const { result } = await open();
    await act(async () => $session.set({ status: 'anonymous' }));
    await act(async () => answer.resolve('one'));
    expect(result.current.status).toBe('loading');
    expect(await storage.get(`resource/${name}/ada/7`)).toBeUndefined();
  });
});
