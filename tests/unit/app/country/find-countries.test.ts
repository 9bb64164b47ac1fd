import { expect, test } from 'vitest';
import { findCountries, namedCountries } from '../../../../src/app/country/find-countries.ts';
import { countries } from '../../../../src/contract/contact/countries.ts';

const find = (query: string, tag = 'en', { own, dialing = false }: { own?: string; dialing?: boolean } = {}) =>
  findCountries(namedCountries(own, tag, dialing), query, tag).map(({ abbr }) => abbr);

test('without a query every country is there once, the reader’s own first, the others as the language sorts their names', () => {
  const [own, ...others] = namedCountries('DE', 'en', false);
  expect([own?.abbr, own?.name]).toEqual(['DE', 'Germany']);
  expect(others.slice(0, 3).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(new Set([own, ...others].map((country) => country?.abbr))).toEqual(new Set(countries.map(({ abbr }) => abbr)));
  expect(find(' ')).toHaveLength(countries.length);
});

test.each([undefined, '', 'XX'])('without a country of the reader’s (%o) the list is sorted all through', (own) => {
  expect(namedCountries(own, 'en', false)[0]?.name).toBe('Afghanistan');
});

test.each([
  ['en', 'germ', 'DE'],
  ['en', 'GERMANY', 'DE'],
  ['en', 'aland', 'AX'],
  ['en', 'cote d’ivoire', 'CI'],
  ['en', "cote d'ivoire", 'CI'],
  ['en', 'guinea bissau', 'GW'],
  ['de', 'sudafrika', 'ZA'],
  ['de', 'Suedafrika', 'ZA'],
  ['de', 'germany', 'DE'],
  ['ja', 'ドイツ', 'DE'],
  ['ja', 'germany', 'DE'],
  ['ru', 'германия', 'DE'],
  ['tr', 'İTALYA', 'IT'],
  ['tr', 'turkiye', 'TR'],
  ['zh', '德国', 'DE'],
])('in %s, %o finds %s first', (tag, query, abbr) => {
  expect(find(query, tag)[0]).toBe(abbr);
});

test.each([
  ['us', 'US'],
  ['de', 'DE'],
  ['XK', 'XKX'],
  ['xkx', 'XKX'],
])('the code %o finds its country first, then names with these letters', (query, abbr) => {
  expect(find(query)[0]).toBe(abbr);
});

test('names that begin with the query stand before those that contain it', () => {
  expect(find('united').slice(0, 3).sort()).toEqual(['AE', 'GB', 'US']);
  expect(find('guinea')[0]).toBe('GN');
  expect(find('land').indexOf('FI')).toBeGreaterThanOrEqual(0);
});

test('a dialing code finds its countries where these are shown', () => {
  expect(find('+49', 'en', { dialing: true })[0]).toBe('DE');
  expect(find('49', 'en', { dialing: true })[0]).toBe('DE');
  expect(find('+49')).toEqual([]);
});

test('nothing is found for no country', () => {
  expect(find('atlantis')).toEqual([]);
});
