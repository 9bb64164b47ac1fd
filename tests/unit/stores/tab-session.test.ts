// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { keepArrivingToken } from '../../../src/shell/arriving-token.ts';
import { restoreInput, saveInput } from '../../../src/stores/recovery.ts';
import {
  askBeforeSwitch,
  closeTabSession,
  openTabSession,
  replacePage,
  storedUser,
  storeUser,
  watchTab,
} from '../../../src/stores/tab-session.ts';

const never = async (): Promise<never> => {
  throw new Error('Nobody is to be asked');
};
const arrive = (params: string) => {
  history.replaceState(null, '', `/feedback#?${params}`);
  keepArrivingToken(true);
};
const anna = { uid: 'de-anna', username: 'Anna', countryAbbr: 'DE', countryCode: '49', lang: 'de' };
const signedIn = (token: string, user?: object) => {
  sessionStorage['companion.token'] = token;
  if (user) sessionStorage['companion.user'] = JSON.stringify({ ...anna, ...user, mark: fingerprint(token) });
};

const listeners = new Map<string, (event: object) => void>();
const happens = (type: string, event: object = {}) => listeners.get(type)?.(event);

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.hidden = false;
});

describe('the session of a tab', () => {
  test('is the link’s where nobody is signed in, with the country that it names', async () => {
    arrive('token=lena&country=at');
    expect(await openTabSession(never)).toEqual({ token: 'lena', country: 'AT' });
    expect(await openTabSession(never)).toEqual({ token: 'lena', country: 'AT' });
    expect(sessionStorage['companion.arriving']).toBeUndefined();
  });

  test.each(['token=lena', 'token=lena&country=Austria', 'token=lena&country=XX'])('knows no country by %s', async (params) => {
    arrive(params);
    expect(await openTabSession(never)).toEqual({ token: 'lena', country: '' });
  });

  test('knows the country of the user whom an earlier page has learned', async () => {
    signedIn('anna', { uid: 'de-anna', countryAbbr: 'DE' });
    expect(await openTabSession(never)).toEqual({ token: 'anna', country: 'DE' });
    arrive('token=anna');
    expect(await openTabSession(never)).toEqual({ token: 'anna', country: 'DE' });
  });

  test('forgets the country of the former one where the link names none', async () => {
    arrive('token=lena&country=AT');
    await openTabSession(never);
    expect(sessionStorage['companion.country']).toBe('AT');
    signedIn('');
    sessionStorage['companion.country'] = '';
    arrive('token=mia');
    expect(await openTabSession(never)).toEqual({ token: 'mia', country: '' });
    expect(sessionStorage['companion.country']).toBeUndefined();
  });

  test('is asked about in the words of the page', async () => {
    const words = vi.fn();
    askBeforeSwitch(words);
    signedIn('anna');
    arrive('token=lena&country=AT');
    const decide = vi.fn(async () => 'keep' as const);
    await openTabSession(decide);
    expect(decide.mock.lastCall).toEqual([{ token: 'anna', country: '' }, { token: 'lena', country: 'AT' }, words]);
    askBeforeSwitch(undefined as never);
  });

  test('is nobody’s without a link', async () => {
    expect(await openTabSession(never)).toEqual({ token: '', country: '' });
  });

  test.each([
    ['replace', 'lena', undefined],
    ['keep', 'anna', undefined],
    ['later', 'anna', '#?token=lena&country=AT'],
  ] as const)(
    'of somebody, when a link brings another token and the decision is “%s”, is that of %s',
    async (decision, token, waiting) => {
      signedIn('anna');
      arrive('token=lena&country=AT');
      const decide = vi.fn(async () => decision);
      expect((await openTabSession(decide)).token).toBe(token);
      expect(decide).toHaveBeenCalledExactlyOnceWith({ token: 'anna', country: '' }, { token: 'lena', country: 'AT' }, undefined);
      expect(sessionStorage['companion.token']).toBe(token);
      expect(sessionStorage['companion.arriving']).toBe(waiting);
    },
  );

  test('never shows to another user what was typed in it before', async () => {
    history.replaceState(null, '', '/feedback');
    document.body.innerHTML = '<input name="text" value="Typed by Anna">';
    saveInput(document.body);
    document.body.innerHTML = '<input name="text">';
    arrive('token=lena');
    restoreInput(document.body);
    await openTabSession(never);
    restoreInput(document.body);
    expect(document.querySelector('input')?.value).toBe('');
  });

  test('keeps for its user what was typed while the link’s token waited', async () => {
    const restored = () => {
      document.body.innerHTML = '<input name="text">';
      restoreInput(document.body);
      return document.querySelector('input')?.value;
    };
    arrive('token=lena');
    document.body.innerHTML = '<input name="text" value="Typed by Lena">';
    saveInput(document.body);
    expect(restored()).toBe('Typed by Lena');
    document.body.innerHTML = '<input name="text" value="Typed by Lena">';
    saveInput(document.body);
    await openTabSession(never);
    expect(restored()).toBe('Typed by Lena');
  });

  test('ends with all that was stored about its user', () => {
    signedIn('anna', { uid: 'de-anna' });
    closeTabSession();
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe('a page that the browser kept alive', () => {
  const shown = (persisted: boolean) => happens('pageshow', { persisted });

  test.each([
    ['somebody else', 'lena'],
    ['nobody', ''],
  ])('reloads, and shows nothing meanwhile, when %s uses the tab by now', (_, token) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    signedIn('anna');
    watchTab({ token: 'anna', country: '' });
    shown(true);
    expect(reload).not.toHaveBeenCalled();
    signedIn(token);
    shown(false);
    expect(reload).not.toHaveBeenCalled();
    shown(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(document.documentElement.hidden).toBe(true);
  });

  test('stays where its token was never stored', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    watchTab({ token: 'of this page alone', country: '' });
    shown(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a link that only changes the hash takes its token out of the address before the page reloads', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {
    expect(location.href).not.toContain('token');
  });
  watchTab({ token: '', country: '' });
  history.replaceState(null, '', '/home#?token=lena');
  happens('hashchange');
  expect(reload).toHaveBeenCalled();
  expect(sessionStorage['companion.arriving']).toBe('#?token=lena');
});

test('a change of the hash alone reloads nothing', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  watchTab({ token: '', country: '' });
  history.replaceState(null, '', '/home#top');
  happens('hashchange');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is replaced does not ask before', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  window.onbeforeunload = vi.fn();
  replacePage();
  expect(window.onbeforeunload).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

describe('the stored user of a tab', () => {
  test('is the owner of its token, and of no other', () => {
    storeUser({ token: 'anna', user: anna });
    expect(storedUser('anna')).toEqual(anna);
    expect(storedUser('lena')).toBeUndefined();
    expect(storedUser('')).toBeUndefined();
  });

  test.each(['', '{"uid":', 'null', '[]', '{"uid":"de-anna"}', JSON.stringify(anna)])(
    'is nobody where storage has %s',
    (stored) => {
      sessionStorage['companion.user'] = stored;
      expect(storedUser('anna')).toBeUndefined();
    },
  );

  test('decides no country where storage is corrupt', async () => {
    signedIn('anna');
    sessionStorage['companion.user'] = '{"uid":';
    sessionStorage['companion.country'] = 'AT';
    expect(await openTabSession(never)).toEqual({ token: 'anna', country: 'AT' });
  });
});
