import type { LocaleId } from '../i18n/locale-ids.ts';
import { resolveLocale } from '../i18n/resolve-locale.ts';
import { localeHref, prefixOf } from './locale-prefix.ts';
import { pageOf } from './rewrites.ts';

/** How a host that sees the reader's `lang` cookie answers an address, without a second request. */
export interface EdgeAnswer {
  /** Page files without their `.html`, of which the first that exists answers */
  pages: string[];
  /** Whose 404 page answers when none exists */
  locale: LocaleId;
  /** Whether another cookie may have another answer */
  varies: boolean;
}

/**
 * The rule of the edge: an address with a language is shown as it says; one without is answered in the reader's language,
 * and in English where that page does not exist. `nginx.ts` says the same in nginx's words.
 *
 * @param cookie the value of the `lang` cookie
 */
export function edgeAnswer(path: string, cookie: string | undefined): EdgeAnswer {
  const named = prefixOf(path);
  if (named) return { pages: [pageOf(path)], locale: named, varies: false };
  const locale = resolveLocale({ cookie });
  const page = pageOf(path);
  return { pages: [...new Set([localeHref(page, locale.code), page])], locale, varies: true };
}
