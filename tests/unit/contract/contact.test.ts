import { describe, expect, test } from 'vitest';
import { parseContact } from '../../../src/contract/contact.ts';
import { noNumbers, numbers } from './numbers.ts';

describe.each(numbers.map((example) => [example.country.abbr, example] as const))('as contact in %s', (abbr, example) => {
  test('the country’s mobile numbers are taken, however they are written', () => {
    for (const text of example.written) expect(parseContact(text, abbr), text).toEqual({ kind: 'mobile', value: example.e164 });
  });

  test('a mobile number of any other country is taken with its code', () => {
    const other = numbers.find(({ country }) => country.dial !== example.country.dial);
    expect(parseContact(other?.e164 ?? '', abbr)).toEqual({ kind: 'mobile', value: other?.e164 });
  });

  test('what is no number is refused', () => {
    for (const text of [...noNumbers, example.e164.slice(0, 5)]) expect(parseContact(text, abbr), text).toBeUndefined();
  });
});

test.each(['030 901820', '+44 20 7946 0018'])('a landline is refused: %s', (text) => {
  expect(parseContact(text, 'DE')).toBeUndefined();
});

test.each([
  ['anna@example.com', 'anna@example.com'],
  [' Anna.Becker+shop@mail.example.co.uk ', 'Anna.Becker+shop@mail.example.co.uk'],
  ["sean.o'brien@example.ie", "sean.o'brien@example.ie"],
  ['a_b-c@xn--mller-kva.de', 'a_b-c@xn--mller-kva.de'],
])('%o is an email address', (text, value) => {
  expect(parseContact(text, 'DE')).toEqual({ kind: 'email', value });
});

test.each([
  'anna@',
  '@example.com',
  'anna@example',
  'anna@example.1',
  'anna@-example.com',
  'anna@@example.com',
  'anna example@x.de',
  `${'a'.repeat(250)}@x.de`,
])('%o is none', (text) => {
  expect(parseContact(text, 'DE')).toBeUndefined();
});

test('a number without a code needs a country', () => {
  expect(parseContact('0151 23456789', 'XX')).toBeUndefined();
  expect(parseContact('+49 151 23456789', '')).toEqual({ kind: 'mobile', value: '+4915123456789' });
});
