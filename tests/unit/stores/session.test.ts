import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import type { Outgoing, Reply } from '../../../src/api/send.ts';
import { listDevices } from '../../../src/contract/devices/list.ts';
import { limits } from '../../../src/shell/limits.ts';
import type { IdentityResult } from '../../../src/stores/identify.ts';
import { $shell } from '../../../src/stores/shell.ts';

const mocks = vi.hoisted(() => ({
  send: vi.fn<(request: Outgoing) => Promise<Reply>>(),
  inApp: vi.fn(),
  openTab: vi.fn(),
  tabToken: vi.fn(),
  connectApp: vi.fn(),
  brandKnown: vi.fn(),
  identifyInApp: vi.fn(),
  importOrReload: vi.fn(),
  reload: vi.fn(),
  saveInput: vi.fn(),
  closeTabSession: vi.fn(),
  storedUser: vi.fn(),
  storeUser: vi.fn(),
  clearUserCaches: vi.fn(),
}));
const { send, inApp, openTab, tabToken, connectApp, brandKnown, identifyInApp, importOrReload, reload, saveInput } = mocks;
const { closeTabSession, storedUser, storeUser, clearUserCaches } = mocks;

vi.mock('../../../src/api/send.ts', () => ({ send: mocks.send }));
vi.mock('../../../src/shell/detect.ts', () => ({ inApp: mocks.inApp }));
vi.mock('../../../src/stores/browser-tab.ts', () => mocks);
vi.mock('../../../src/stores/identify-in-app.ts', () => mocks);
vi.mock('../../../src/stores/recovery.ts', () => mocks);
vi.mock('../../../src/stores/tab-session.ts', () => mocks);
vi.mock('../../../src/stores/user-caches.ts', () => mocks);
vi.mock('../../../src/stores/shell.ts', async () => {
  const { atom } = await import('nanostores');
  return { $shell: atom(), $brandName: atom('Acme'), connectApp: mocks.connectApp, brandKnown: mocks.brandKnown };
});

const words = { error: 'Fehler', network: 'Keine Verbindung', timeout: 'Zu langsam' };
const anna = { uid: 'anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const louis = { ...anna, uid: 'louis', countryAbbr: 'FR', countryCode: '33' };
const is = (user: typeof anna, token: string): IdentityResult => ({ is: 'user', identity: { token, user } });
const nobody: IdentityResult = { is: 'nobody' };
const unknown = (source: 'app' | 'server'): IdentityResult => ({ is: 'unknown', source });

const reply = (code: number, data: unknown = null): Reply => ({ status: 200, text: JSON.stringify({ code, msg: '', data }) });
const noDevices = { devices: [], homes: [] };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const silence = () => new Promise<never>(() => undefined);
const form = { action: '/feedback' };

let target: EventTarget;
let page: EventTarget & { visibilityState: string; documentElement: { hidden: boolean } };
const happens = (type: 'online' | 'offline' | 'focus') => void target.dispatchEvent(new Event(type));
const isSeen = (visibilityState: DocumentVisibilityState) => {
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event('visibilitychange'));
};

/** The session as a page has it that was just opened. */
async function opened() {
  vi.resetModules();
  const session = await import('../../../src/stores/session.ts');
  const statuses: string[] = [];
  session.$session.listen(({ status }) => void statuses.push(status));
  return { ...session, statuses, reason: () => session.$sessionProblem.get()?.reason };
}

/** The same, inside an app that says who is signed in: first this, then that, and the last again and again. */
async function openedInApp(...results: (IdentityResult | (() => Promise<IdentityResult>))[]) {
  inApp.mockReturnValue(true);
  appSays(...results);
  const session = await opened();
  const started = session.startSession('de', words);
  await pass(0);
  return { ...session, started };
}
function appSays(...results: (IdentityResult | (() => Promise<IdentityResult>))[]) {
  let index = 0;
  identifyInApp.mockImplementation(() => {
    const result = results[Math.min(index++, results.length - 1)];
    return typeof result === 'function' ? result() : Promise.resolve(result);
  });
}
const requestOf = (asked: number) => identifyInApp.mock.calls[asked]?.[1];

/** The same in a plain browser, whose tab has this token. */
async function openedInBrowser(token: string) {
  tabToken.mockReturnValue(token);
  const session = await opened();
  const started = session.startSession('de', words);
  await pass(0);
  return { ...session, started };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'error').mockReturnValue();
  target = new EventTarget();
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { hidden: false },
    querySelector: (selector: string) => (selector === 'form.form' ? form : null),
  });
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, target[name].bind(target));
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'test' });
  importOrReload.mockImplementation((_: string, load: () => Promise<unknown>) => load());
  connectApp.mockImplementation(async () => {
    $shell.set({ kind: 'canonical', can: (method) => method === 'getUserToken', call: vi.fn(), callWithin: vi.fn() });
    return $shell.get();
  });
  send.mockImplementation(async ({ url }) => reply(200, url.endsWith('/user/info') ? anna : noDevices));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  $shell.set(undefined);
});

describe('in a plain browser', () => {
  test('the token’s owner is signed in, and known to the next pages', async () => {
    const { $session, statuses } = await openedInBrowser('of anna');
    expect($session.get()).toEqual({ status: 'ready', user: anna });
    expect(statuses).toEqual(['ready']);
    expect(storeUser).toHaveBeenCalledExactlyOnceWith({ token: 'of anna', user: anna });
    expect(send.mock.calls.map(([{ headers }]) => headers.token)).toEqual(['of%20anna']);
    expect(identifyInApp).not.toHaveBeenCalled();
  });

  test('nobody is signed in without a token, and nothing is deleted', async () => {
    const { $session, statuses } = await openedInBrowser('');
    expect($session.get()).toEqual({ status: 'anonymous' });
    expect(statuses).toEqual(['anonymous']);
    expect(closeTabSession).toHaveBeenCalled();
    expect(clearUserCaches).not.toHaveBeenCalled();
  });

  test('a refused token signs its owner out, whom an earlier page has learned', async () => {
    storedUser.mockImplementation((token: string) => (token === 'of anna' ? anna : undefined));
    send.mockResolvedValue(reply(401));
    const { $session } = await openedInBrowser('of anna');
    expect($session.get()).toEqual({ status: 'anonymous' });
    expect(clearUserCaches).toHaveBeenCalledExactlyOnceWith('anna', true);
  });

  test('that owner is believed while the user center cannot be reached', async () => {
    storedUser.mockImplementation((token: string) => (token === 'of anna' ? anna : undefined));
    send.mockResolvedValue(reply(500));
    const { $session, reason, api } = await openedInBrowser('of anna');
    await pass(2_000);
    expect($session.get()).toEqual({ status: 'ready', user: anna });
    expect(reason()).toBeUndefined();
    send.mockResolvedValue(reply(200, noDevices));
    await api(listDevices, {});
    expect(send.mock.calls.at(-1)?.[0].headers.token).toBe('of%20anna');
  });

  test('a tab that cannot be opened is a failure of the server’s', async () => {
    openTab.mockRejectedValue(new Error('gone'));
    const { $session, reason } = await openedInBrowser('of anna');
    expect($session.get()).toEqual({ status: 'unknown' });
    expect(reason()).toBe('server');
  });

  test('a token that is refused later, and by nobody who can say whose it is, is not used again', async () => {
    const { api, reason, $session } = await openedInBrowser('of anna');
    storedUser.mockReturnValue(anna);
    send.mockImplementation(async ({ url }) => {
      if (url.endsWith('/user/info')) throw new ApiError('timeout');
      return reply(401);
    });
    const call = api(listDevices, {}, { quiet: true }).catch((error: ApiError) => error.reason);
    await pass(0);
    expect(await call).toBe('unauthorized');
    expect(send.mock.calls.filter(([{ url }]) => url.endsWith('/devices'))).toHaveLength(1);
    expect($session.get().status).toBe('ready');
    expect(reason()).toBe('server');
  });

  test('a call of nobody’s that is refused is not sent again', async () => {
    const { api } = await openedInBrowser('');
    send.mockResolvedValue(reply(401));
    await expect(api(listDevices, {}, { quiet: true })).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(openTab).toHaveBeenCalledTimes(1);
  });

  test('a user who is known is not asked for again, whatever happens', async () => {
    const { startSession } = await openedInBrowser('of anna');
    isSeen('visible');
    happens('online');
    happens('focus');
    await startSession('de', words);
    await pass(60_000);
    expect(openTab).toHaveBeenCalledTimes(1);
  });
});

describe('who uses the page is asked for again', () => {
  test('after ever longer waits while it cannot be found out', async () => {
    await openedInApp(unknown('server'));
    const asked = [1];
    for (const wait of [500, 1_000, 2_000, 5_000, 15_000, 30_000, 30_000]) {
      await pass(wait - 1);
      expect(identifyInApp).toHaveBeenCalledTimes(asked.length);
      await pass(1);
      asked.push(wait);
      expect(identifyInApp).toHaveBeenCalledTimes(asked.length);
    }
  });

  test.each(['online', 'focus'] as const)('when the page is %s, and by one clock from then', async (type) => {
    await openedInApp(unknown('server'));
    await pass(499);
    happens(type);
    await pass(0);
    expect(identifyInApp).toHaveBeenCalledTimes(2);
    await pass(999);
    expect(identifyInApp).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(identifyInApp).toHaveBeenCalledTimes(3);
  });

  test('when the reader wants it, once at a time', async () => {
    const { $sessionProblem } = await openedInApp(unknown('server'), unknown('server'), silence);
    await $sessionProblem.get()?.retry();
    expect(identifyInApp).toHaveBeenCalledTimes(2);
    void $sessionProblem.get()?.retry();
    void $sessionProblem.get()?.retry();
    await pass(60_000);
    expect(identifyInApp).toHaveBeenCalledTimes(3);
  });

  test('when it is looked at, not while it is hidden', async () => {
    await openedInApp(unknown('server'));
    isSeen('hidden');
    happens('online');
    await pass(0);
    expect(identifyInApp).toHaveBeenCalledTimes(1);
    isSeen('visible');
    await pass(0);
    expect(identifyInApp).toHaveBeenCalledTimes(2);
  });

  test('in an app whenever it is looked at, but not by every click into it', async () => {
    await openedInApp(is(anna, 'a'));
    happens('focus');
    happens('online');
    await pass(0);
    expect(identifyInApp).toHaveBeenCalledTimes(1);
    isSeen('visible');
    await pass(0);
    expect(identifyInApp).toHaveBeenCalledTimes(2);
  });

  test('with more time for the app after a failure, and as at first once it has answered', async () => {
    const answer = is(anna, 'a');
    await openedInApp(answer, unknown('app'), answer, answer);
    isSeen('visible');
    await pass(500);
    expect(identifyInApp).toHaveBeenCalledTimes(3);
    isSeen('visible');
    await pass(0);
    const given = [0, 1, 2, 3].map((asked) => requestOf(asked).limit);
    expect(given).toEqual([limits.getter, limits.getter, limits.token, limits.getter]);
  });
});

describe('in an app', () => {
  test('whoever it names is signed in, and not noted in the tab', async () => {
    const { $session, api } = await openedInApp(is(anna, 'a'));
    expect($session.get()).toEqual({ status: 'ready', user: anna });
    expect(storeUser).not.toHaveBeenCalled();
    expect(openTab).not.toHaveBeenCalled();
    expect(importOrReload).toHaveBeenCalledWith('identify', expect.any(Function));
    expect(requestOf(0)).toMatchObject({ current: undefined, refused: false });
    await api(listDevices, {}, { quiet: true });
    expect(send.mock.calls[0]?.[0].headers).toMatchObject({ token: 'a', lang: 'de', countryAbbr: 'DE', countryCode: '49' });
  });

  test('without accounts nobody is signed in', async () => {
    connectApp.mockResolvedValue({ can: (method: string) => method !== 'getUserToken' });
    const { $session } = await openedInApp(is(anna, 'a'));
    expect($session.get()).toEqual({ status: 'anonymous' });
    expect(identifyInApp).not.toHaveBeenCalled();
  });

  test('nobody is told who it is before the brand is known', async () => {
    const brand = Promise.withResolvers<void>();
    brandKnown.mockReturnValue(brand.promise);
    const { $session } = await openedInApp(is(anna, 'a'));
    expect($session.get().status).toBe('starting');
    brand.resolve();
    await pass(0);
    expect($session.get().status).toBe('ready');
  });

  test('what it says about itself goes into the headers', async () => {
    const { api } = await openedInApp(is(anna, 'a'));
    const language = { lang: 'it', countryAbbr: 'IT', countryCode: '39' };
    requestOf(0).onInfo({ uid: 'anna', username: '', appVersion: '7', platform: 'ios', language });
    await api(listDevices, {}, { quiet: true });
    expect(send.mock.calls[0]?.[0].headers).toMatchObject({ os: '2', appVersion: '7', countryAbbr: 'IT' });
  });

  test('the same user’s new token is used from then on, and changes nothing else', async () => {
    const { statuses, api } = await openedInApp(is(anna, 'a'), is(anna, 'b'));
    isSeen('visible');
    await pass(0);
    expect(requestOf(1).current).toEqual({ token: 'a', user: anna });
    await api(listDevices, {}, { quiet: true });
    expect(send.mock.calls[0]?.[0].headers.token).toBe('b');
    expect(statuses).toEqual(['ready']);
    expect(reload).not.toHaveBeenCalled();
  });

  test('another user’s page begins anew, shows nothing, and is nobody’s until then', async () => {
    const { $session, statuses, api } = await openedInApp(is(anna, 'a'), is(louis, 'l'), nobody);
    isSeen('visible');
    await pass(0);
    expect(reload).toHaveBeenCalledExactlyOnceWith();
    expect(clearUserCaches).toHaveBeenCalledExactlyOnceWith('anna');
    expect(page.documentElement.hidden).toBe(true);
    await expect(api(listDevices, {}, { uid: 'anna' })).rejects.toMatchObject({ reason: 'wrongUser' });
    await api(listDevices, {}, { quiet: true });
    expect(send.mock.calls.map(([{ headers }]) => headers.token)).toEqual(['']);
    isSeen('visible');
    await pass(0);
    expect($session.get()).toEqual({ status: 'ready', user: anna });
    expect(statuses).toEqual(['ready']);
  });

  test('whoever signs in after somebody has signed out gets a new page, and after nobody this one', async () => {
    const { $session, statuses } = await openedInApp(nobody, nobody, is(anna, 'a'), nobody, is(anna, 'b'));
    for (let looks = 0; looks < 3; looks++) {
      isSeen('visible');
      await pass(0);
    }
    expect(statuses).toEqual(['anonymous', 'ready', 'anonymous']);
    expect(clearUserCaches).toHaveBeenCalledExactlyOnceWith('anna', true);
    expect(reload).not.toHaveBeenCalled();
    isSeen('visible');
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
    expect($session.get().status).toBe('anonymous');
  });
});

describe('a refused token', () => {
  const refusing = (token: string) =>
    send.mockImplementation(async ({ headers }) => reply(headers.token === token ? 401 : 200, noDevices));

  test('is replaced by the app’s new one, with which the call is sent again', async () => {
    const { api } = await openedInApp(is(anna, 'a'), is(anna, 'b'), is(anna, 'b'));
    refusing('a');
    expect(await api(listDevices, {})).toMatchObject({ devices: [] });
    expect(requestOf(1)).toMatchObject({ refused: true });
    expect(send.mock.calls.map(([{ headers }]) => headers.token)).toEqual(['a', 'b']);
    isSeen('visible');
    await pass(0);
    expect(requestOf(2)).toMatchObject({ refused: false });
  });

  test('that is being replaced already is not asked for twice', async () => {
    const next = Promise.withResolvers<IdentityResult>();
    const { api } = await openedInApp(is(anna, 'a'), () => next.promise);
    refusing('a');
    isSeen('visible');
    const call = api(listDevices, {});
    await pass(0);
    next.resolve(is(anna, 'b'));
    expect(await call).toMatchObject({ devices: [] });
    expect(identifyInApp).toHaveBeenCalledTimes(2);
    expect(requestOf(1)).toMatchObject({ refused: false });
  });

  test('without a new one leaves its user signed in, and says after five seconds that the app has none', async () => {
    const { api, $session, reason } = await openedInApp(is(anna, 'a'), unknown('app'));
    refusing('a');
    await expect(api(listDevices, {}, { quiet: true })).rejects.toMatchObject({ reason: 'unauthorized' });
    await pass(4_999);
    expect(reason()).toBeUndefined();
    await pass(1);
    expect(reason()).toBe('app');
    expect($session.get().status).toBe('ready');
  });

  test('whose user has signed out signs the page out', async () => {
    const { api, $session } = await openedInApp(is(anna, 'a'), nobody);
    refusing('a');
    await expect(api(listDevices, {}, { quiet: true })).rejects.toMatchObject({ reason: 'unauthorized' });
    expect($session.get()).toEqual({ status: 'anonymous' });
  });
});

describe('what is told while it is not known who uses the page', () => {
  test('is that the app is silent, after five seconds in all', async () => {
    const { $session, reason } = await openedInApp(unknown('app'));
    await pass(4_999);
    expect([$session.get().status, reason()]).toEqual(['starting', undefined]);
    await pass(1);
    expect([$session.get().status, reason()]).toEqual(['unknown', 'app']);
    appSays(is(anna, 'a'), unknown('app'));
    await pass(30_000);
    expect([$session.get().status, reason()]).toEqual(['ready', undefined]);
  });

  test('is nothing where somebody is known, however long the app is silent', async () => {
    const { reason } = await openedInApp(is(anna, 'a'), silence);
    isSeen('visible');
    await pass(60_000);
    expect(reason()).toBeUndefined();
  });

  test('is nothing where somebody is known and the server fails', async () => {
    const { reason, $session } = await openedInApp(is(anna, 'a'), unknown('server'));
    isSeen('visible');
    await pass(60_000);
    expect(reason()).toBeUndefined();
    expect($session.get().status).toBe('ready');
  });

  test('is nothing of the app’s while the server is asked, and what the server’s failure is', async () => {
    const answer = Promise.withResolvers<Reply>();
    send.mockReturnValue(answer.promise);
    const { reason } = await openedInApp(async () => {
      await requestOf(0)
        .userOfToken('of louis')
        .catch(() => undefined);
      return unknown('server');
    });
    expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', headers: { token: 'of%20louis' } });
    await pass(6_000);
    expect(reason()).toBeUndefined();
    answer.reject(new ApiError('timeout'));
    await pass(0);
    expect(reason()).toBe('server');
  });

  test('is the app’s silence again once the server has answered', async () => {
    const { reason } = await openedInApp(async () => {
      await requestOf(0).userOfToken('of louis');
      return silence();
    });
    await pass(5_000);
    expect(reason()).toBe('app');
  });

  test('is that there is no connection, as soon as that is so, and the reason is told once', async () => {
    const { reason, $sessionProblem } = await openedInApp(unknown('server'));
    const told = vi.fn();
    $sessionProblem.listen(told);
    await pass(10_000);
    expect(told).not.toHaveBeenCalled();
    Object.assign(navigator, { onLine: false });
    happens('offline');
    expect(reason()).toBe('offline');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('is nothing by being offline alone', async () => {
    const { reason } = await openedInApp(is(anna, 'a'));
    Object.assign(navigator, { onLine: false });
    happens('offline');
    expect(reason()).toBeUndefined();
  });
});

describe('what was typed', () => {
  test('is kept in the tab while nobody knows whose it is, once', async () => {
    const { startSession } = await openedInApp(silence);
    void startSession('de', words);
    isSeen('hidden');
    expect(saveInput).toHaveBeenCalledExactlyOnceWith(form);
  });

  test('is a draft where its user is known', async () => {
    await openedInApp(is(anna, 'a'));
    isSeen('hidden');
    expect(saveInput).not.toHaveBeenCalled();
  });

  test('is nothing on a page without a form', async () => {
    Object.assign(page, { querySelector: () => null });
    await openedInApp(silence);
    isSeen('hidden');
    expect(saveInput).not.toHaveBeenCalled();
  });
});

test('the session is known as soon as it is not starting any more', async () => {
  inApp.mockReturnValue(true);
  appSays(is(anna, 'a'));
  const { startSession, sessionKnown } = await opened();
  const known = sessionKnown();
  await startSession('de', words);
  expect(await known).toEqual({ status: 'ready', user: anna });
  expect(await sessionKnown()).toEqual({ status: 'ready', user: anna });
});
