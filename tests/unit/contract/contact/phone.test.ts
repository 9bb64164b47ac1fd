import { describe, expect, test } from 'vitest';
import { parseContact } from '../../../../src/contract/contact/contact.ts';
import { countries } from '../../../../src/contract/contact/countries.ts';
import { formatInternationalPhone, formatPhone, parsePhone } from '../../../../src/contract/contact/phone.ts';
import { failuresOf, groups, noNumbers, numbers, withoutNumbers } from './numbers.ts';

const refused = { rule: 'format' };

describe.each(groups)('a number of %s', (_, group) => {
  test('is taken, however it is written', () => {
    expect(
      group.flatMap(({ country: { abbr }, written, e164 }) =>
        failuresOf(written, (text) => parsePhone(text, abbr), { value: e164 }),
      ),
    ).toEqual([]);
  });

  test('is refused with a digit less or several more', () => {
    expect(
      group.flatMap(({ country: { abbr }, e164 }) =>
        failuresOf([e164.slice(0, 5), e164.padEnd(17, '7')], (text) => parsePhone(text, abbr), refused),
      ),
    ).toEqual([]);
  });

  test('is none of a country with another code', () => {
    expect(
      group.flatMap(({ country: { dial }, e164 }) => {
        const other = numbers.find(({ country }) => country.dial !== dial)?.country.abbr ?? '';
        return failuresOf([e164], (text) => parsePhone(text, other), refused);
      }),
    ).toEqual([]);
  });
});

test('what is no number is refused in every country', () => {
  expect(countries.flatMap(({ abbr }) => failuresOf(noNumbers, (text) => parsePhone(text, abbr), refused))).toEqual([]);
});

test.each([
  ['DE', '030 901820', '+4930901820'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['JP', '03-1234-5678', '+81312345678'],
  ['CN', '010 1234 5678', '+861012345678'],
])('of %s, a landline will do: %s', (country, text, e164) => {
  expect(parsePhone(text, country)).toEqual({ value: e164 });
});

test.each([
  ['07624 369230', ['GB', 'IM', 'JE', 'GG'], '+447624369230'],
  ['+44 7911 123456', ['GB', 'IM', 'JE', 'GG'], '+447911123456'],
  ['07797 712345', ['GB', 'JE'], '+447797712345'],
  ['416 234 5678', ['CA', 'US'], '+14162345678'],
  ['09 1234 5678', ['FI', 'AX'], '+358912345678'],
])('countries with the same code share their numbers, as in the contact of a report: %s', (text, abbrs, value) => {
  for (const abbr of abbrs) expect(parsePhone(text, abbr), abbr).toEqual({ value });
  const contact = parseContact(text, abbrs[0] ?? '');
  expect([{ kind: 'mobile', value }, refused]).toContainEqual(contact);
});

test.each([
  ['DE', '4915123456789', '+4915123456789'],
  ['DE', '49 151 23456789', '+4915123456789'],
  ['DE', '(49) 30 901820', '+4930901820'],
  ['GB', '447911123456', '+447911123456'],
  ['IT', '393912345678', '+393912345678'],
  ['IT', '3912345678', '+393912345678'],
  ['CN', '8613812345678', '+8613812345678'],
  ['US', '12125550123', '+12125550123'],
  ['RU', '79161234567', '+79161234567'],
])('digits that begin with the code of %s mean one number everywhere: %s', (abbr, text, value) => {
  expect(parsePhone(text, abbr)).toEqual({ value });
  const contact = parseContact(text, abbr);
  expect([{ kind: 'mobile', value }, refused]).toContainEqual(contact);
});

test.each([
  ['IT', '3906441894'],
  ['PL', '488519452'],
])('digits that are a number of %s with its code and without are to begin with +: %s', (abbr, text) => {
  expect(parsePhone(text, abbr)).toEqual({ rule: 'ambiguous' });
  expect(parseContact(text, abbr)).toEqual({ rule: 'ambiguous' });
  expect(parsePhone(`+${text}`, abbr)).toHaveProperty('value', `+${text}`);
});

test.each([
  ['030 901820 ext 12', '+4930901820;ext=12'],
  ['030 901820;ext=12', '+4930901820;ext=12'],
  ['+49 30 901820 x12', '+4930901820;ext=12'],
])('an extension is kept: %s', (text, value) => {
  expect(parsePhone(text, 'DE')).toEqual({ value });
});

test.each([
  ['\u202a+49 30 901820\u202c'],
  ['\u2066030901820\u2069'],
  ['030 901820\u200e'],
  ['\ufeff030\u00a0901820'],
  ['０３０ー９０１８２０'],
  ['＋４９ ３０ ９０１８２０'],
  ['tel:+4930901820'],
])('a pasted number is taken: %j', (text) => {
  expect(parsePhone(text, 'DE')).toEqual({ value: '+4930901820' });
});

test.each(['0900 1 234567', '+49 900 1 234567', '0180 5 123456'])('a number that costs its caller is refused: %s', (text) => {
  expect(parsePhone(text, 'DE')).toEqual(refused);
});

test.each(withoutNumbers)('%s borrows the numbers of its code', (abbr) => {
  const { dial } = countries.find((country) => country.abbr === abbr) ?? {};
  const borrowed = numbers.find(({ country }) => country.dial === dial);
  expect(parsePhone(borrowed?.e164 ?? '', abbr)).toEqual({ value: borrowed?.e164 });
  expect(parsePhone('+33 6 12 34 56 78', abbr)).toEqual(refused);
});

test('nobody has a number of no country', () => {
  expect(parsePhone('+49 30 901820', 'XX')).toEqual(refused);
  expect(parsePhone('+49 30 901820', '')).toEqual(refused);
});

test('a formatted number is the same number in every country', () => {
  const changed = numbers.flatMap(({ country: { abbr }, written, e164 }) =>
    failuresOf(written, (text) => parsePhone(formatPhone(text, abbr) ?? '', abbr), { value: e164 }),
  );
  expect(changed).toEqual([]);
});

test.each([
  ['US', '2125550123', '(212) 555-0123'],
  ['US', '+12125550123', '+1 212 555 0123'],
  ['DE', '030901820', '030 901820'],
  ['DE', '0049 30 901820', '030 901820'],
  ['JP', '0312345678', '03-1234-5678'],
])('of %s, %o is shown as %o', (country, text, shown) => {
  expect(formatPhone(text, country)).toBe(shown);
});

test('with its country’s code it is shown as it is called from anywhere', () => {
  expect(formatInternationalPhone('2125550123', 'US')).toBe('+1 212 555 0123');
  expect(formatInternationalPhone('+442071838750', 'US')).toBe('+44 20 7183 8750');
  expect(formatInternationalPhone('12', 'US')).toBeUndefined();
});

test.each([
  ['US', '12'],
  ['IT', '3906441894'],
  ['US', '+49 30 901820'],
  ['XX', '030 901820'],
])('of %s, %o is not formatted', (country, text) => {
  expect(formatPhone(text, country)).toBeUndefined();
});
