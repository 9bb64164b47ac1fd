import type { LocaleCode } from '../i18n/locales.ts';
import { localeHref } from './locale-prefix.ts';
import { type RouteName, type RouteParams, routeOf } from './table.ts';

type Args<Name extends RouteName> = [keyof RouteParams<Name>] extends [never]
  ? [params?: undefined]
  : [params: RouteParams<Name>];

/**
 * The address of a route in a language, from the site's root: `href('rmaDetail', 'de', { id: '7' })` → `/de/rmaDetail/7`.
 * English has no prefix.
 *
 * @throws TypeError when a parameter is missing
 */
export function href<Name extends RouteName>(name: Name, locale: LocaleCode, ...[params]: Args<Name>): string {
  const path = routeOf(name).path.replace(/\[(\w+)\]|:(\w+)/g, (_, content, runtime) => {
    const value = (params as Record<string, string> | undefined)?.[content ?? runtime];
    if (!value) throw new TypeError(`The route ${name} needs ${content ?? runtime}`);
    return encodeURIComponent(value);
  });
  return localeHref(path, locale);
}

/** The address that a route's id follows, for screens that learn the id only at run time: `hrefBeforeId('rmaDetail', 'de')` → `/de/rmaDetail`. */
export const hrefBeforeId = (
  name: 'faqDetail' | 'faqList' | 'feedbackDetails' | 'rmaDetail' | 'recipeDetails' | 'recipeCook' | 'recipeHistory',
  locale: LocaleCode,
): string => localeHref(routeOf(name).path.replace(/\/(:\w+|\[\w+\])$/, ''), locale);
