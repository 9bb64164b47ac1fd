import { describe, expect, test } from 'vitest';
import { parseContact } from '../../../../src/contract/contact/contact.ts';
import { failuresOf, groups, noNumbers, numbers } from './numbers.ts';

const refused = { rule: 'format' };

describe.each(groups)('as contact in %s', (_, group) => {
  test('the countries’ mobile numbers are taken, however they are written', () => {
    expect(
      group.flatMap(({ country: { abbr }, written, e164 }) =>
        failuresOf(written, (text) => parseContact(text, abbr), { kind: 'mobile', value: e164 }),
      ),
    ).toEqual([]);
  });

  test('a mobile number of any other country is taken with its code', () => {
    expect(
      group.flatMap(({ country: { abbr, dial } }) => {
        const value = numbers.find(({ country }) => country.dial !== dial)?.e164 ?? '';
        return failuresOf([value], (text) => parseContact(text, abbr), { kind: 'mobile', value });
      }),
    ).toEqual([]);
  });

  test('what is no number is refused', () => {
    expect(
      group.flatMap(({ country: { abbr }, e164 }) =>
        failuresOf([...noNumbers, e164.slice(0, 5)], (text) => parseContact(text, abbr), refused),
      ),
    ).toEqual([]);
  });
});

test.each([
  '+979 1 2345 6789',
  '+800 1234 5678',
  '+808 1234 5678',
  '+878 10 12345 67890',
  '+883 510 001 234 567',
  '+888 123 456 78901',
  '0900 1 234567',
  '0180 5 123456',
  '0700 12345678',
])('no mobile number: %s', (text) => {
  expect(parseContact(text, 'DE')).toEqual(refused);
});

test.each(['+870 301 234 567', '+881 6 123 45678'])('a satellite phone is mobile: %s', (text) => {
  expect(parseContact(text, 'DE')).toEqual({ kind: 'mobile', value: text.replaceAll(' ', '') });
});

test.each(['\u202a+49 151 23456789\u202c', '\u2066015123456789\u2069', '0151 23456789\u200e', '０１５１２３４５６７８９'])(
  'a pasted number is taken: %j',
  (text) => {
    expect(parseContact(text, 'DE')).toEqual({ kind: 'mobile', value: '+4915123456789' });
  },
);

test('an extension is kept', () => {
  expect(parseContact('0151 23456789 ext 5', 'DE')).toEqual({ kind: 'mobile', value: '+4915123456789;ext=5' });
});

test.each(['030 901820', '+44 20 7946 0018'])('a landline is refused: %s', (text) => {
  expect(parseContact(text, 'DE')).toEqual(refused);
});

test.each([
  ['anna@example.com', 'anna@example.com'],
  [' Anna.Becker+shop@mail.example.co.uk ', 'Anna.Becker+shop@mail.example.co.uk'],
  ["sean.o'brien@example.ie", "sean.o'brien@example.ie"],
  ['a_b-c@xn--mller-kva.de', 'a_b-c@xn--mller-kva.de'],
  ['anna@müller.de', 'anna@xn--mller-kva.de'],
  ['Anna@MÜLLER.de', 'Anna@xn--mller-kva.de'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['anna＠example.com', 'anna@example.com'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
  ['anna@example。com', 'anna@example.com'],
  ['\u2068anna@example.com\u2069', 'anna@example.com'],
  ['anna@exam\u00adple.com', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
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
  'anna..b@example.com',
  '.anna@example.com',
  'anna.@example.com',
  'anna@example.com.',
  'anna@.example.com',
  'anna@example..com',
  'anna@example.com/x',
  'anna@example.com:25',
  'anna@example.com?x',
  'anna@exam%70le.com',
  'anna@127.0.0.1',
  'anna@0x7f.1',
  'anna@[::1]',
  'anna@exa_mple.com',
  `${'a'.repeat(65)}@example.com`,
  `${'ü'.repeat(33)}@example.com`,
  `anna@${'a'.repeat(64)}.com`,
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
  `${'a'.repeat(250)}@x.de`,
])('%o is none', (text) => {
  expect(parseContact(text, 'DE')).toEqual(refused);
});

test('a number without a code needs a country', () => {
  expect(parseContact('0151 23456789', 'XX')).toEqual(refused);
  expect(parseContact('+49 151 23456789', '')).toEqual({ kind: 'mobile', value: '+4915123456789' });
});
