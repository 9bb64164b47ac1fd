import { type Locale, locales, sourceLocale } from '../i18n/locales.ts';

/** The languages that an address names; English has no prefix. */
export const prefixed: readonly Locale[] = /* @__PURE__ */ locales.filter((locale) => locale !== sourceLocale);

/** The language that an address names: `/de/home` → de; none where it has no prefix. */
export const prefixOf = (path: string): Locale | undefined =>
  locales.find((locale) => locale !== sourceLocale && locale.code === path.split('/')[1]);
