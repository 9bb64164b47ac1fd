import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { limits } from '../../../src/shell/limits.ts';
import { identifyInApp } from '../../../src/stores/identify-in-app.ts';

const language = { lang: 'de', countryAbbr: 'DE', countryCode: '49' };
const info = (uid: string) => ({ uid, username: `Name of ${uid}`, appVersion: '3', platform: 'ios' as const, language });
const userOf = (uid: string) => ({ uid, username: `Name of ${uid}`, ...language });
const identityOf = (uid: string) => ({ token: `of ${uid}`, user: userOf(uid) });
const silentApp = { is: 'unknown', source: 'app' };

const shell = { kind: 'canonical' as const, can: () => true, call: vi.fn(), callWithin: vi.fn() };
const userOfToken = vi.fn(async (token: string) => userOf(token.replace('of ', '')));
const onInfo = vi.fn();
const identify = (request: { current?: ReturnType<typeof identityOf>; refused?: boolean } = {}) =>
  identifyInApp(shell, { current: request.current, refused: request.refused ?? false, limit: 1500, userOfToken, onInfo });

/** The app names these users, one after the other, and hands out these tokens. */
function appSays(users: (string | undefined)[], ...tokens: (string | undefined)[]) {
  shell.call.mockReset();
  shell.callWithin.mockReset();
  for (const uid of users) {
    if (uid === undefined) shell.call.mockRejectedValueOnce(new Error('failed'));
    else shell.call.mockResolvedValueOnce(info(uid));
  }
  for (const token of tokens) {
    if (token === undefined) shell.callWithin.mockRejectedValueOnce(new Error('timeout'));
    else shell.callWithin.mockResolvedValueOnce({ token });
  }
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('who is signed in to an app', () => {
  test('is whom it names before and after the token', async () => {
    appSays(['anna', 'anna'], 'of anna');
    expect(await identify()).toEqual({ is: 'user', identity: identityOf('anna') });
    expect(shell.call.mock.calls).toEqual([['getUserInfo'], ['getUserInfo']]);
    expect(shell.callWithin.mock.calls).toEqual([[1500, 'getUserToken', {}]]);
    expect(onInfo).toHaveBeenCalledExactlyOnceWith(info('anna'));
    expect(userOfToken).not.toHaveBeenCalled();
  });

  test.each([
    ['names another one after it', ['anna', 'louis']],
    ['names nobody after it', ['anna', undefined]],
    ['names nobody', [undefined, undefined]],
    ['has nameless users', ['', '']],
  ])('is whom the user center knows where it %s', async (_, users) => {
    appSays(users, 'of louis');
    expect(await identify()).toEqual({ is: 'user', identity: identityOf('louis') });
    expect(userOfToken).toHaveBeenCalledExactlyOnceWith('of louis');
    expect(onInfo).toHaveBeenCalledTimes(users[0] === undefined ? 0 : 1);
  });

  test('is nobody where the token is empty', async () => {
    appSays(['anna'], '');
    expect(await identify()).toEqual({ is: 'nobody' });
  });

  test('is unknown where no token comes', async () => {
    appSays(['anna'], undefined);
    expect(await identify()).toEqual(silentApp);
  });

  test.each([['anna'], [undefined], ['']])('is who it was with the same token, while %j is named', async (uid) => {
    const current = identityOf('anna');
    appSays([uid], 'of anna');
    expect(await identify({ current })).toEqual({ is: 'user', identity: current });
    expect(shell.call).toHaveBeenCalledTimes(1);
  });

  test('is unknown while it names another one with the same token', async () => {
    appSays(['louis'], 'of anna');
    expect(await identify({ current: identityOf('anna') })).toEqual(silentApp);
  });

  test('is unknown while the user center cannot be asked', async () => {
    appSays([undefined], 'of anna');
    userOfToken.mockRejectedValueOnce(new ApiError('network'));
    expect(await identify()).toEqual({ is: 'unknown', source: 'server' });
    expect(shell.callWithin).toHaveBeenCalledTimes(1);
  });
});

describe('a token that was refused', () => {
  test('is replaced by a new one, for which the app has time', async () => {
    appSays([], 'of anna');
    expect(await identify({ current: identityOf('anna'), refused: true })).toEqual({ is: 'user', identity: identityOf('anna') });
    expect(shell.call).not.toHaveBeenCalled();
    expect(shell.callWithin.mock.calls).toEqual([[limits.token, 'getUserToken', { refresh: true }]]);
    expect(userOfToken).toHaveBeenCalledExactlyOnceWith('of anna');
  });

  test('by the user center is replaced at once', async () => {
    appSays([undefined], 'old', 'of anna');
    userOfToken.mockRejectedValueOnce(new ApiError('unauthorized'));
    expect(await identify()).toEqual({ is: 'user', identity: identityOf('anna') });
    expect(shell.callWithin).toHaveBeenLastCalledWith(limits.token, 'getUserToken', { refresh: true });
  });

  test('and whose successor is refused as well leaves it unknown', async () => {
    appSays([], 'still refused');
    userOfToken.mockRejectedValueOnce(new ApiError('unauthorized'));
    expect(await identify({ refused: true })).toEqual(silentApp);
  });

  test('and has no successor, since nobody is signed in, is nobody’s', async () => {
    appSays([], '');
    expect(await identify({ refused: true })).toEqual({ is: 'nobody' });
  });
});
