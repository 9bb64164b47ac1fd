import { asciiEmail } from './email.ts';
import { type PhoneRule, parseMobile } from './phone.ts';
import { contactText } from './text.ts';

/** `value` is what reaches the person: an address with its domain in ASCII, or a number as `phone.ts` writes it. */
export type Contact = { kind: 'email' | 'mobile'; value: string } | { rule: PhoneRule };

/**
 * Reads a contact as people type it: an e-mail address, or a mobile number of the given country or of any country with its `+` code.
 * docs/spec.md §5 shows no format, so libphonenumber's decides.
 *
 * Loads libphonenumber's metadata: import it lazily in a page.
 *
 * @param country the user's country abbreviation, two or three letters
 */
export function parseContact(text: string, country: string): Contact {
  const typed = contactText(text);
  if (typed.includes('@')) {
    const value = asciiEmail(typed);
    return value ? { kind: 'email', value } : { rule: 'format' };
  }
  const phone = parseMobile(typed, country);
  return 'rule' in phone ? phone : { kind: 'mobile', value: phone.value };
}
