import { type LocaleCode, locales, sourceLocale } from '../i18n/locales.ts';
import { type RouteName, routeOf } from './table.ts';

/** The `[...locale]` of a page's address: absent for English, which has no prefix. */
export interface LocaleParam {
  locale: string | undefined;
}

const localeParam = (code: LocaleCode): string | undefined => (code === sourceLocale.code ? undefined : code);

/** `getStaticPaths` of a page that has one address per language: `export { localePaths as getStaticPaths } from '…'`. */
export function localePaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale.code) }, props: { locale: locale.code } }));
}

/** Static paths of a route whose `[param]` values come from the catalogue: one per language and variant. */
export function variantPaths(name: RouteName, param: string) {
  return (routeOf(name).variants ?? []).flatMap((variant) =>
    locales.map((locale) => ({
      params: { locale: localeParam(locale.code), [param]: variant },
      props: { locale: locale.code, variant },
    })),
  );
}
