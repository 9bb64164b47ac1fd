import { type Locale, locales, sourceLocale } from '../i18n/locales.ts';

/** The languages that an address names; English has no prefix. */
export const prefixed: readonly Locale[] = locales.filter((locale) => locale !== sourceLocale);

/** The language that an address names: `/de/home` → de; none where it has no prefix. */
export const prefixOf = (path: string): Locale | undefined => prefixed.find(({ code }) => `${path}/`.startsWith(`/${code}/`));
