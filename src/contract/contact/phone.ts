import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryOf } from './countries.ts';
import { contactText } from './text.ts';

/** What is wrong with a number; `ambiguous`: it is another one when it is read with the country's code, so it must begin with `+`. */
export type PhoneRule = 'format' | 'ambiguous';

/** A number as it is called: E.164, with its extension as in RFC 3966 where it has one (`+4930901820;ext=12`). */
export type Phone = { value: string } | { rule: PhoneRule };

/** People's own numbers are none of these: calling them back costs the caller. */
const charged: readonly string[] = ['PREMIUM_RATE', 'SHARED_COST'];

const mobiles: readonly string[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

interface Origin {
  defaultCountry?: CountryCode;
  defaultCallingCode?: string;
}

/** Where a number without a code is from. A few territories have no numbers of their own, and use those of their code. */
function originOf(iso: string, dial: string): Origin {
  if (isSupportedCountry(iso)) return { defaultCountry: iso };
  return dial ? { defaultCallingCode: dial } : {};
}

/** A valid number, unless calling it back costs more than any other call. */
function parseFree(typed: string, from: Origin): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(typed, { ...from, extract: false });
  return number?.isValid() && !charged.includes(number.getType() ?? '') ? number : undefined;
}

/** Digits that begin with the country's code but without `+`, read with it. */
function parseWithCode(typed: string, dial: string, from: Origin): PhoneNumber | undefined {
  const hasCode = dial && /^[\d(]/.test(typed) && digitsOf(typed).startsWith(dial);
  return hasCode ? parseFree(`+${typed}`, from) : undefined;
}

/**
 * Reads a number as people type it: with or without the country's code, spaces, dashes and brackets forgiven. Digits that begin with
 * the code but without `+` are read with it, unless they are also a number of the country as it is written there.
 */
function readPhone(text: string, country: string): PhoneNumber | PhoneRule {
  const { iso = '', dial = '' } = countryOf(country) ?? {};
  const from = originOf(iso, dial);
  const typed = contactText(text);
  const plain = parseFree(typed, from);
  const withCode = parseWithCode(typed, dial, from);
  if (!plain || !withCode || plain.number === withCode.number) return plain ?? withCode ?? 'format';
  return digitsOf(plain.formatNational()) === digitsOf(typed) ? 'ambiguous' : withCode;
}

const toPhone = (number: PhoneNumber | PhoneRule, fits: (number: PhoneNumber) => boolean): Phone => {
  if (typeof number === 'string') return { rule: number };
  return fits(number) ? { value: number.getURI().replace('tel:', '') } : { rule: 'format' };
};

/**
 * A phone number with the code of one country, mobile or not. Countries that share a code share their numbers: a household on Jersey
 * may have one of the United Kingdom.
 *
 * Loads all of libphonenumber's metadata: import it lazily in a page.
 *
 * @param country abbreviation, two or three letters
 */
export const parsePhone = (text: string, country: string): Phone =>
  toPhone(readPhone(text, country), ({ countryCallingCode }) => countryCallingCode === countryOf(country)?.dial);

/** A mobile number of the given country, or of any country with its `+` code. @param country abbreviation, two or three letters */
export const parseMobile = (text: string, country: string): Phone =>
  toPhone(readPhone(text, country), (number) => mobiles.includes(number.getType() ?? ''));

/** A valid number with its country's code, as it is written internationally. @param country abbreviation, two or three letters */
export function formatInternationalPhone(text: string, country: string): string | undefined {
  const number = readPhone(text, country);
  return typeof number === 'string' ? undefined : number.formatInternational();
}

/**
 * A number that {@link parsePhone} accepts, as people of its country write it; in international format if it was typed so, or if it
 * cannot be read back otherwise. Nothing for any other text.
 *
 * @param country abbreviation, two or three letters
 */
export function formatPhone(text: string, country: string): string | undefined {
  const parsed = parsePhone(text, country);
  const number = readPhone(text, country);
  if ('rule' in parsed || typeof number === 'string') return undefined;
  const [national, international] = [number.formatNational(), number.formatInternational()];
  const isSame = (formatted: string) => {
    const again = parsePhone(formatted, country);
    return 'value' in again && again.value === parsed.value;
  };
  return (contactText(text).startsWith('+') ? [international] : [national, international]).find(isSame);
}
