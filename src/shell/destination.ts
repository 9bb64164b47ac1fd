import { type LocaleId, sourceId } from '../i18n/locale-ids.ts';
import { prefixOf } from '../routes/locale-prefix.ts';

/** The parts of `location` that say where a reader is. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const localized = (path: string, locale: LocaleId) => (locale === sourceId ? path : `/${locale.code}${path}`.replace(/\/$/, ''));

/**
 * Where a reader should be instead of where they came: an address without a language leads to the reader's language, one
 * with a language shows as it says.
 *
 * @param own the language of the page that was served
 * @param wanted the reader's language
 * @returns an address from the site's root; nothing when the reader is where they should be
 */
export function destination(place: Place, own: LocaleId | undefined, wanted: LocaleId): string | undefined {
  const { pathname } = place;
  const target = localized(pathname, wanted);
  return prefixOf(pathname) || own === wanted || target === pathname ? undefined : target + place.search + place.hash;
}

/**
 * Where a link to one of the app's former pages leads now: `/#/helpCenter?x=y` → `/helpCenter?x=y`, in the language of the address
 * or else the reader's. Only plain words make a path, so that no link leads to another host. Parameters with a token among
 * them stay behind the `#`, where no server sees them and pages read them as well.
 */
export function formerDestination({ pathname, search, hash }: Place, wanted: LocaleId): string | undefined {
  const [, path, query] = /^#((?:\/[\w-]+)+)\/?(?:\?(.+))?$/.exec(hash) ?? [];
  if (!path) return undefined;
  const mark = query && (/token=/.test(query) ? '#?' : search ? '&' : '?');
  return localized(path, prefixOf(pathname) ?? wanted) + search + (mark ? mark + query : '');
}
