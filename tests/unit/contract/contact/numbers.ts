import { isDeepStrictEqual } from 'node:util';
import examples from 'libphonenumber-js/examples.mobile.json';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Country, countries } from '../../../../src/contract/contact/countries.ts';

/** Territories that nobody lives in for good: they have no numbers, and libphonenumber does not know them. */
export const withoutNumbers = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];

interface Example {
  country: Country;
  /** The mobile number of the country that libphonenumber itself ships, in the ways that people write it */
  written: string[];
  e164: string;
}

export const numbers: readonly Example[] = countries
  .filter(({ abbr }) => !withoutNumbers.includes(abbr))
  .map((country) => {
    const iso = country.iso as CountryCode;
    const number = parsePhoneNumberFromString(examples[iso], { defaultCountry: iso });
    if (!number) throw new Error(`libphonenumber has no example of ${iso}`);
    const [national, international] = [number.formatNational(), number.formatInternational()];
    const dashed = national.replaceAll(' ', '-');
    const fullWidth = national.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    return {
      country,
      written: [examples[iso], national, dashed, ` ${national} `, fullWidth, international, number.number],
      e164: number.number,
    };
  });

/** No number of any country: too short, too long, letters, nothing. */
export const noNumbers = ['', ' ', '1', '12', '+', '+0', 'phone', 'phone 12', '123456789012345678', '+999 123456'];

/** The examples by the region that their countries' data is in, so that a group is one test. */
export const groups = [...Map.groupBy(numbers, ({ country }) => country.region)];

/** The texts that are parsed otherwise than expected, with what came of them. */
export const failuresOf = (texts: readonly string[], parse: (text: string) => unknown, expected: object) =>
  texts.flatMap((text) => {
    const parsed = parse(text);
    return isDeepStrictEqual(parsed, expected) ? [] : [{ text, parsed, expected }];
  });
