import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as v from 'valibot';
import { countryOf } from './countries.ts';
import { Email } from './email.ts';

export type Contact = { kind: 'email'; value: string } | { kind: 'mobile'; value: string };

/**
 * Reads a contact as people type it: an e-mail address, or a mobile number of the given country (spaces, dashes and
 * brackets forgiven) or of any country with its `+` code. The spec shows no format, so libphonenumber's decides.
 *
 * Loads libphonenumber's metadata: import it lazily in a page.
 *
 * @param country the user's country abbreviation, two or three letters
 * @returns the address, or the number as E.164; nothing when it is neither
 */
export function parseContact(text: string, country: string): Contact | undefined {
  if (text.includes('@')) {
    const email = v.safeParse(Email, text);
    return email.success ? { kind: 'email', value: email.output } : undefined;
  }
  const iso = countryOf(country)?.iso as CountryCode | undefined;
  const number = parsePhoneNumberFromString(text.normalize('NFKC'), { ...(iso && { defaultCountry: iso }), extract: false });
  return number?.isValid() ? { kind: 'mobile', value: number.number } : undefined;
}
