import { type Locale, locales } from '../i18n/locales.ts';
import { localeHref } from './locale-prefix.ts';
import { type RouteName, routeOf } from './table.ts';

/** Whether a route's address ends in an id that is known only at run time, so that one page serves many addresses. */
export const hasRuntimeId = (name: RouteName): boolean => routeOf(name).path.includes('/:');

/** What stands in for the one `[x]` of a route's path, as {@link alternates} takes it; nothing where the path has none. */
export function paramsOf(name: RouteName, variant: string | undefined): Readonly<Record<string, string>> {
  const param = /\[(\w+)\]/.exec(routeOf(name).path)?.[1];
  return param && variant ? { [param]: variant } : {};
}

/**
 * The address of one page in every language, from the site's root. An id that is known only at run time is left out.
 *
 * @param params what stands in for the `[x]` of the route's path
 * @throws TypeError when a parameter is missing
 */
export function alternates(
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
): readonly { locale: Locale; path: string }[] {
  const path = routeOf(name)
    .path.replace(/\/:\w+$/, '')
    .replace(/\[(\w+)\]/g, (_, param: string) => {
      const value = params[param];
      if (!value) throw new TypeError(`A page of the route ${name} needs ${param}`);
      return encodeURIComponent(value);
    });
  return locales.map((locale) => ({ locale, path: localeHref(path, locale.code) }));
}
