import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../../../src/api/errors.ts';
import type { ApiReason } from '../../../src/api/reason.ts';
import { day } from '../../../src/lib/time-units.ts';
import type { Draft } from '../../../src/stores/drafts.ts';

const { sendItem, showToast } = vi.hoisted(() => ({ sendItem: vi.fn(), showToast: vi.fn() }));
vi.mock('../../../src/stores/send-item.ts', () => ({ sendItem }));
vi.mock('../../../src/stores/toasts.ts', () => ({ showToast }));

const uid = 'anna';
const outgoing = { path: '/api/v1/feedback/create', body: {}, label: 'It beeps' } as const;
const draft = (key: string): Draft => ({ form: 'feedback', uid, key, fields: {}, images: [] });
const queued = (key: string, queuedAt: number) => ({
  [`outbox/${uid}/${key}`]: { ...draft(key), ...outgoing, queuedAt, state: { is: 'waiting' } },
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sent = () => sendItem.mock.calls.map(([{ key }]) => key);
const silence = () => new Promise<never>(() => undefined);

let target: EventTarget;
let page: EventTarget & { visibilityState: string };
/** The class of errors that the page under test knows. */
let PageError: typeof ApiError;
const fails = (reason: ApiReason, details = {}) =>
  sendItem.mockImplementation(async () => Promise.reject(new PageError(reason, details)));

/** A page that was just opened, whose browser has no database, and in which this is stored all the same. */
async function opened(stored: Record<string, unknown> = {}) {
  vi.resetModules();
  const { storage } = await import('../../../src/stores/storage.ts');
  await storage.set(stored);
  PageError = (await import('../../../src/api/errors.ts')).ApiError;
  const outbox = await import('../../../src/stores/outbox.ts');
  await outbox.startOutbox(uid);
  return { storage, ...outbox };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sendItem.mockReset();
  sendItem.mockResolvedValue({ id: 'stored' });
  showToast.mockReset();
  target = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a form that could not be sent', () => {
  test('is tried again after ever longer waits, and told of once', async () => {
    const { enqueue } = await opened();
    fails('network');
    expect(await enqueue(draft('a'), outgoing)).toEqual({ is: 'waiting' });
    let tries = 1;
    for (const wait of [3_000, 10_000, 30_000, 60_000, 60_000]) {
      await pass(wait - 1);
      expect(sendItem).toHaveBeenCalledTimes(tries);
      await pass(1);
      expect(sendItem).toHaveBeenCalledTimes(++tries);
    }
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  test('is told of again whenever its user sends it now', async () => {
    const { enqueue, sendNow, $outbox } = await opened();
    fails('internal');
    await enqueue(draft('a'), outgoing);
    await enqueue(draft('b'), outgoing);
    expect(showToast).toHaveBeenCalledTimes(2);
    const [, item] = $outbox.get();
    if (!item) throw new Error('It is gone');
    fails('network');
    await sendNow(item);
    expect(sent().at(-1)).toBe('a');
    expect(showToast).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(showToast).toHaveBeenCalledTimes(3);
  });

  test('is tried as soon at first after another one was sent', async () => {
    const { enqueue } = await opened();
    fails('internal');
    await enqueue(draft('a'), outgoing);
    await pass(3_000);
    sendItem.mockResolvedValue({ id: 'stored' });
    await pass(10_000);
    fails('internal');
    await enqueue(draft('b'), outgoing);
    expect(sent()).toEqual(['a', 'a', 'a', 'b']);
    await pass(2_999);
    expect(sent()).toHaveLength(4);
    await pass(1);
    expect(sent()).toHaveLength(5);
  });

  test.each([
    ['wrongUser', true, 0],
    ['network', false, 0],
    ['internal', false, 1],
    ['timeout', true, 1],
  ] as const)('by %s, online: %s, is told by %i toasts', async (reason, onLine, toasts) => {
    vi.stubGlobal('navigator', { onLine });
    const { enqueue } = await opened();
    fails(reason);
    await enqueue(draft('a'), outgoing);
    expect(showToast).toHaveBeenCalledTimes(toasts);
  });

  test.each([
    ['network', {}, ['a']],
    ['wrongUser', {}, ['a']],
    ['overloaded', { retryAfter: 0 }, ['a']],
    ['rateLimited', { retryAfter: 60_000 }, ['a']],
    ['rateLimited', { retryAfter: 61_000 }, ['a', 'b']],
    ['internal', {}, ['a', 'b']],
  ] as const)('by %s %j lets others be tried accordingly', async (reason, details, tried) => {
    fails(reason, details);
    await opened({ ...queued('b', Date.now() - 1), ...queued('a', Date.now() - 2) });
    await pass(0);
    expect(sent()).toEqual(tried);
  });

  test('by a fault of ours waits, and lets others be tried', async () => {
    sendItem.mockRejectedValue(new TypeError('broken'));
    const { $outbox } = await opened({ ...queued('a', 1 + Date.now() - day), ...queued('b', 2 + Date.now() - day) });
    await pass(0);
    expect(sent()).toEqual(['a', 'b']);
    expect($outbox.get().map(({ state }) => state.is)).toEqual(['waiting', 'waiting']);
    expect(showToast).not.toHaveBeenCalled();
  });

  test('is tried when the device is online or the page is looked at, and then as soon as at first', async () => {
    const { enqueue } = await opened();
    fails('network');
    await enqueue(draft('a'), outgoing);
    await pass(3_000);
    target.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent()).toHaveLength(3);
    await pass(3_000);
    expect(sent()).toHaveLength(4);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(sent()).toHaveLength(5);
    Object.assign(page, { visibilityState: 'hidden' });
    target.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent()).toHaveLength(5);
  });
});

describe('a form that the server refuses', () => {
  test.each([
    [{ text: 'max' }, { text: 'max' }],
    [undefined, {}],
  ])('is not tried again, and says what is wrong: %j', async (fields, told) => {
    const { enqueue, storage } = await opened();
    fails('invalidFields', { message: 'Too long', fields });
    const refused = { is: 'refused', message: 'Too long', fields: told };
    expect(await enqueue(draft('a'), outgoing)).toEqual(refused);
    expect(await storage.get(`outbox/${uid}/a`)).toMatchObject({ key: 'a', state: refused });
    target.dispatchEvent(new Event('online'));
    await pass(120_000);
    expect(sent()).toEqual(['a']);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Too long');
  });
});

describe('an overloaded server', () => {
  test('is left alone as long as it asks for', async () => {
    const { enqueue, flush } = await opened();
    fails('overloaded', { retryAfter: 20_000 });
    await enqueue(draft('a'), outgoing);
    await pass(10_000);
    await flush();
    await pass(9_999);
    expect(sent()).toEqual(['a']);
    await pass(1);
    expect(sent()).toEqual(['a', 'a']);
  });

  test('is asked again at once by a user who sends now, and then as it asks for', async () => {
    const { enqueue, sendNow, $outbox } = await opened();
    fails('overloaded', { retryAfter: 600_000 });
    await enqueue(draft('a'), outgoing);
    const send = async () => {
      for (const item of $outbox.get()) await sendNow(item);
    };
    await send();
    await pass(599_999);
    expect(sent()).toEqual(['a', 'a']);
    sendItem.mockResolvedValue({ id: 'stored' });
    await send();
    expect(sent()).toEqual(['a', 'a', 'a']);
    expect($outbox.get()).toEqual([]);
  });

  test('is left alone for an hour at most, also where the clock was set back', async () => {
    const { enqueue, flush } = await opened();
    fails('overloaded', { retryAfter: 10 * day });
    await enqueue(draft('a'), outgoing);
    await pass(3_600_000 - 1);
    expect(sent()).toHaveLength(1);
    await pass(1);
    expect(sent()).toHaveLength(2);
    vi.setSystemTime(Date.now() - day);
    await flush();
    expect(sent()).toHaveLength(3);
  });
});

describe('a form that is sent', () => {
  test('is gone, with the server’s response to it', async () => {
    const { enqueue, storage, $outbox, $lastResponse } = await opened({ 'draft/feedback/anna': draft('a') });
    expect(await enqueue(draft('a'), outgoing)).toEqual({ is: 'sent' });
    expect($lastResponse.get()).toEqual({ form: 'feedback', key: 'a', response: { id: 'stored' } });
    expect($outbox.get()).toEqual([]);
    expect(await storage.list('')).toEqual([]);
    await pass(120_000);
    expect(sent()).toEqual(['a']);
  });

  test('is waited for by its user for a minute', async () => {
    const { enqueue, $outbox } = await opened();
    sendItem.mockImplementation(silence);
    const told = vi.fn();
    void enqueue(draft('a'), outgoing).then(told);
    await pass(59_999);
    expect(told).not.toHaveBeenCalled();
    expect($outbox.get().map(({ state }) => state.is)).toEqual(['sending']);
    await pass(1);
    expect(told).toHaveBeenCalledExactlyOnceWith({ is: 'sending' });
  });

  test('keeps what a retry can go on from', async () => {
    const { enqueue, storage } = await opened();
    sendItem.mockImplementation(async (_, save) => {
      await save({ body: { done: true } });
      throw new PageError('network');
    });
    await enqueue(draft('a'), outgoing);
    expect(await storage.get(`outbox/${uid}/a`)).toMatchObject({ key: 'a', label: 'It beeps', body: { done: true } });
  });

  test('is followed by what was queued meanwhile, once', async () => {
    const { enqueue, flush } = await opened();
    const first = Promise.withResolvers();
    sendItem.mockReturnValueOnce(first.promise);
    const both = [enqueue(draft('a'), outgoing), enqueue(draft('b'), outgoing), flush()];
    await pass(0);
    expect(sent()).toEqual(['a']);
    first.resolve({ id: 'stored' });
    expect((await Promise.all(both)).slice(0, 2)).toEqual([{ is: 'sent' }, { is: 'sent' }]);
    expect(sent()).toEqual(['a', 'b']);
  });
});

describe('a form that has waited for 30 days', () => {
  test('is not sent by itself, and is when its user wants that', async () => {
    const { $outbox, hasExpired, sendNow, storage } = await opened({
      ...queued('old', Date.now() - 30 * day - 1),
      ...queued('a', Date.now() - 30 * day),
    });
    expect($outbox.get().map((item) => [item.key, hasExpired(item)])).toEqual([
      ['old', true],
      ['a', false],
    ]);
    const refused = { is: 'refused', message: '', fields: {} } as const;
    expect($outbox.get().map((item) => hasExpired({ ...item, state: refused }))).toEqual([false, false]);
    await pass(0);
    expect(sent()).toEqual(['a']);
    const [old] = $outbox.get();
    if (!old) throw new Error('It is gone');
    await storage.set({ [`outbox/${uid}/old`]: { ...old, expiredAt: 1 } });
    fails('network');
    await sendNow(old);
    expect(sent()).toEqual(['a', 'old']);
    const { expiredAt, queuedAt } = $outbox.get()[0] ?? {};
    expect([expiredAt, queuedAt]).toEqual([undefined, Date.now()]);
  });

  test('and was withdrawn by another page is not sent', async () => {
    const { sendNow, storage, $outbox } = await opened(queued('old', Date.now() - 31 * day));
    const [old] = $outbox.get();
    await storage.set({ [`outbox/${uid}/old`]: undefined });
    if (old) await sendNow(old);
    expect(sent()).toEqual([]);
  });

  test('as one of this page’s own has not, however the clock jumps', async () => {
    const { enqueue, hasExpired, $outbox } = await opened();
    fails('network');
    await enqueue(draft('a'), outgoing);
    vi.setSystemTime(Date.now() + 31 * day);
    expect($outbox.get().map(hasExpired)).toEqual([false]);
  });
});

describe('of several pages', () => {
  test('one sends at a time, where the browser has locks', async () => {
    const request = vi.fn((_: string, work: () => Promise<void>) => work());
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    const { enqueue } = await opened();
    await enqueue(draft('a'), outgoing);
    expect(request).toHaveBeenCalledExactlyOnceWith('companion-outbox', expect.any(Function));
    expect(sent()).toEqual(['a']);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('this one sends once where the browser refuses its lock %s it has begun', async (_, begins) => {
    const request = async (_: string, work: () => Promise<void>) => {
      if (begins) await work();
      throw new DOMException('no', 'AbortError');
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    const { enqueue } = await opened();
    fails('network');
    expect(await enqueue(draft('a'), outgoing)).toEqual({ is: 'waiting' });
    expect(sent()).toEqual(['a']);
  });
});
