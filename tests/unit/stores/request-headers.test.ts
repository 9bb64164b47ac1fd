// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RequestHeaders } from '../../../src/contract/headers.ts';

/** The headers as a page has them that was just opened. */
async function opened() {
  vi.resetModules();
  const shell = await import('../../../src/stores/shell.ts');
  return { ...shell, ...(await import('../../../src/stores/request-headers.ts')) };
}
const language = { lang: 'de', countryAbbr: 'at', countryCode: '+43' };
const appInfo = { uid: '1', username: 'Ada', appVersion: '3.2', language } as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the headers of a page', () => {
  test('say little before anything is known', async () => {
    const { requestHeaders, $brandName } = await opened();
    $brandName.set('Acme');
    expect(requestHeaders('')).toEqual({
      os: '1',
      client: 'web',
      appVersion: 'web',
      lang: 'en',
      countryAbbr: '',
      countryCode: '',
      brand: 'Acme',
      token: '',
    });
  });

  test('name the app that shows the page, and its user', async () => {
    const { requestHeaders, setAppInfo, setLanguage, $shell } = await opened();
    $shell.set({ kind: 'canonical', can: () => true, call: vi.fn(), callWithin: vi.fn() });
    setLanguage('de');
    setAppInfo({ ...appInfo, platform: 'ios' });
    const expected = { os: '2', client: 'app', appVersion: '3.2', lang: 'de', countryAbbr: 'AT', countryCode: '43', token: 'a' };
    expect(requestHeaders('a')).toMatchObject(expected);
    setAppInfo({ ...appInfo, platform: 'android' });
    expect(requestHeaders('a').os).toBe('1');
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X)', '2'],
    ['Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X)', '2'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '2'],
    ['Mozilla/5.0 (Linux; Android 14)', '1'],
    ['Mozilla/5.0 (Windows NT 10.0)', '1'],
  ])('of the browser %s have the system %s', async (userAgent, os) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { requestHeaders } = await opened();
    expect(requestHeaders('').os).toBe(os);
  });

  test.each([
    ['ios', '2'],
    ['android', '1'],
  ] as const)(
    'in an app that says %s at document start have its system, whatever the web view calls itself',
    async (platform, os) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(os === '1' ? 'iPhone' : 'Android');
      vi.stubGlobal('companionInfo', { v: 1, platform });
      const { requestHeaders } = await opened();
      expect(requestHeaders('').os).toBe(os);
    },
  );

  test('are no longer than the servers take, and end with a whole character', async () => {
    const { requestHeaders, setAppInfo, $brandName } = await opened();
    setAppInfo({ ...appInfo, platform: 'ios', appVersion: `${'1'.repeat(39)}🙂` });
    $brandName.set('B'.repeat(81));
    expect(requestHeaders('')).toMatchObject({ appVersion: '1'.repeat(39), brand: 'B'.repeat(80) });
    expect(v.is(RequestHeaders, requestHeaders('t'.repeat(2048)))).toBe(true);
  });

  test.each([
    ['de', 'DE'],
    ['usa', 'USA'],
    ['D', ''],
    ['DEUT', ''],
    ['D3', ''],
    ['3DE', ''],
    ['', ''],
  ])('with the country “%s” have “%s”', async (abbr, sent) => {
    const { requestHeaders, setCountry } = await opened();
    setCountry({ countryAbbr: 'FR', countryCode: '33' });
    setCountry({ countryAbbr: abbr, countryCode: '+49 (0)' });
    expect(requestHeaders('')).toMatchObject({ countryAbbr: sent, countryCode: '490' });
  });
});
