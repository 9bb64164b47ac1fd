import { describe, expect, test } from 'vitest';
import { countries } from '../../../src/contract/countries.ts';
import { parsePhone } from '../../../src/contract/phone.ts';
import { noNumbers, numbers, withoutNumbers } from './numbers.ts';

describe.each(numbers.map((example) => [example.country.abbr, example] as const))('a number of %s', (abbr, example) => {
  test('is taken, however it is written', () => {
    for (const text of example.written) expect(parsePhone(text, abbr), text).toBe(example.e164);
  });

  test('is refused with a digit less or several more', () => {
    const { e164 } = example;
    expect(parsePhone(e164.slice(0, 5), abbr)).toBeUndefined();
    expect(parsePhone(`${e164}${'7'.repeat(16 - e164.length + 1)}`, abbr)).toBeUndefined();
  });

  test('is none of a country with another code', () => {
    const other = numbers.find(({ country }) => country.dial !== example.country.dial)?.country.abbr ?? '';
    expect(parsePhone(example.e164, other)).toBeUndefined();
  });
});

test.each(countries.map(({ abbr }) => abbr))('what is no number is refused in %s', (abbr) => {
  for (const text of noNumbers) expect(parsePhone(text, abbr), text).toBeUndefined();
});

test.each([
  ['DE', '030 901820', '+4930901820'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['JP', '03-1234-5678', '+81312345678'],
  ['CN', '010 1234 5678', '+861012345678'],
])('of %s, a landline will do: %s', (country, text, e164) => {
  expect(parsePhone(text, country)).toBe(e164);
});

test('countries with the same code keep their own numbers', () => {
  expect(parsePhone('416 234 5678', 'CA')).toBe('+14162345678');
  expect(parsePhone('416 234 5678', 'US')).toBeUndefined();
  expect(parsePhone('07624 369230', 'IM')).toBe('+447624369230');
  expect(parsePhone('07624 369230', 'GB')).toBeUndefined();
  expect(parsePhone('09 1234 5678', 'FI')).toBe('+358912345678');
  expect(parsePhone('09 1234 5678', 'AX')).toBeUndefined();
});

test.each(withoutNumbers)('%s borrows the numbers of its code', (abbr) => {
  const { dial } = countries.find((country) => country.abbr === abbr) ?? {};
  const borrowed = numbers.find(({ country }) => country.dial === dial);
  expect(parsePhone(borrowed?.e164 ?? '', abbr)).toBe(borrowed?.e164);
  expect(parsePhone('+33 6 12 34 56 78', abbr)).toBeUndefined();
});

test('nobody has a number of no country', () => {
  expect(parsePhone('+49 30 901820', 'XX')).toBeUndefined();
  expect(parsePhone('+49 30 901820', '')).toBeUndefined();
});
