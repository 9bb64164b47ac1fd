import { type Locale, locales, sourceLocale } from '../i18n/locales.ts';

/** The languages whose addresses name them; English has no prefix. */
export const prefixed: readonly Locale[] = /* @__PURE__ */ locales.filter((locale) => locale !== sourceLocale);

/** The language that an address names: `/de/home` → de; none where it has no prefix. Few English pages have one (src/mdx/guides.ts). */
export const prefixOf = (path: string): Locale | undefined => locales.find(({ code }) => code === path.split('/')[1]);
