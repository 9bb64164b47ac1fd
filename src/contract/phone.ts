import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryOf } from './countries.ts';

/**
 * Reads a phone number of one country, mobile or not, as people type it: with or without the country's code, spaces, dashes and
 * brackets forgiven. A few uninhabited territories have no numbers of their own: there any number with their code will do.
 *
 * Loads all of libphonenumber's metadata: import it lazily in a page.
 *
 * @param country abbreviation, two or three letters
 * @returns the number as E.164; nothing when the country has no such number
 */
export function parsePhone(text: string, country: string): string | undefined {
  const { iso = '', dial } = countryOf(country) ?? {};
  const known = isSupportedCountry(iso as CountryCode) ? (iso as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(text.normalize('NFKC'), { ...(known && { defaultCountry: known }), extract: false });
  if (number?.countryCallingCode !== dial) return undefined;
  // Some share a code, and a number of both is told to be the larger one's: Finland's where Åland has it too.
  if (number && known) number.country = known;
  return number?.isValid() ? number.number : undefined;
}
