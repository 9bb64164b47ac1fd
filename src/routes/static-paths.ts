import { type LocaleCode, locales, sourceLocale } from '../i18n/locales.ts';

/** The `[...locale]` of a page's address: absent for English, which has no prefix. */
export const localeParam = (code: LocaleCode): string | undefined => (code === sourceLocale.code ? undefined : code);

/** `getStaticPaths` of a page that has one address per language: `export { localePaths as getStaticPaths } from '…'`. */
export function localePaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale.code) }, props: { locale: locale.code } }));
}
