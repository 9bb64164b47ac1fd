import { type LocaleCode, type LocaleId, localeIds, sourceId } from '../i18n/locale-ids.ts';

/** The language that an address names: `/de/home` → de; none where it has no prefix. Few English pages have one (src/mdx/guides.ts). */
export const prefixOf = (path: string): LocaleId | undefined => localeIds.find(({ code }) => code === path.split('/')[1]);

/** A path without a language's prefix, in a language. */
export const localeHref = (path: string, locale: LocaleCode): string => (locale === sourceId.code ? path : `/${locale}${path}`);

/** English for readers of another language: an address that says so, or they would be sent back to their own. */
export const englishHref = (path: string): string => `/${sourceId.code}${path}`;
