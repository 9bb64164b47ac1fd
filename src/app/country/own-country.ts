import { countryOf } from '../../contract/contact/countries.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { requestHeaders } from '../../stores/request-headers.ts';

/** The abbreviation of the reader's country: that of the account, or else of the app or the link that opened the page. */
export const accountCountry = (user: UserInfo | undefined): string | undefined =>
  countryOf(user?.countryAbbr ?? '')?.abbr ?? countryOf(requestHeaders('').countryAbbr)?.abbr;

/** The country of the browser's language: no more than a guess, good enough for the order of a list. */
export function browserCountry(): string | undefined {
  try {
    return countryOf(new Intl.Locale(navigator.language).region ?? '')?.abbr;
  } catch {
    // Some systems have a language that is no BCP 47 tag, such as `en-US@posix`.
    return undefined;
  }
}
