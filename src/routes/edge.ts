import type { LocaleId } from '../i18n/locale-ids.ts';
import { resolveLocale } from '../i18n/resolve-locale.ts';
import { localeHref, prefixOf } from './locale-prefix.ts';
import { pageOf } from './rewrites.ts';

/** The files with which a host responds to a path, given the reader's `lang` cookie. */
export interface PageResolution {
  /** Page files without `.html`, of which the first that exists is served */
  pages: string[];
  /** The language of the 404 page that is served if none exists */
  locale: LocaleId;
  /** Whether the response varies by cookie */
  varies: boolean;
}

/**
 * Resolves a path to page files as hosts do: the language in the path wins, then the cookie, then English, also where the page does
 * not exist in the reader's language. `nginx.ts` has the same rules for nginx.
 *
 * @param cookie the value of the `lang` cookie
 */
export function resolvePage(path: string, cookie: string | undefined): PageResolution {
  const named = prefixOf(path);
  if (named) return { pages: [pageOf(path)], locale: named, varies: false };
  const locale = resolveLocale(cookie);
  const page = pageOf(path);
  return { pages: [...new Set([localeHref(page, locale.code), page])], locale, varies: true };
}
