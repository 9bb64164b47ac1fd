import { afterEach, expect, test, vi } from 'vitest';
import { accountCountry, browserCountry } from '../../../../src/app/country/own-country.ts';
import { setCountry } from '../../../../src/stores/request-headers.ts';

const user = (countryAbbr: string) => ({ uid: 'u', username: 'U', countryAbbr, countryCode: '', lang: 'de' });

afterEach(() => {
  setCountry({ countryAbbr: '', countryCode: '' });
  vi.unstubAllGlobals();
});

test('the account’s country wins over that of the app or the link', () => {
  setCountry({ countryAbbr: 'AT', countryCode: '43' });
  expect(accountCountry(user('de'))).toBe('DE');
  expect(accountCountry(user(''))).toBe('AT');
  expect(accountCountry(undefined)).toBe('AT');
});

test('without any of them there is none', () => {
  expect(accountCountry(user('XX'))).toBeUndefined();
});

test.each([
  ['de-AT', 'AT'],
  ['zh-Hant-HK', 'HK'],
  ['de', undefined],
  ['en-US@posix', undefined],
])('a browser in %o suggests %o', (language, country) => {
  vi.stubGlobal('navigator', { language });
  expect(browserCountry()).toBe(country);
});
