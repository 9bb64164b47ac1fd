import { type LangKey, type LocaleCode, type LocaleId, localeIds } from './locale-ids.ts';

export type { LangKey, LocaleCode };

/** The props of a page or component that needs to know no more than the language it is in. */
export interface LocaleProps {
  locale: LocaleCode;
}

/** A language with what pages say about it. */
export interface Locale extends LocaleId {
  /** BCP 47, for `<html lang>`, `hreflang` and `Intl` */
  tag: string;
  /** The language's own name, for the switcher */
  label: string;
}

const details: Record<LocaleCode, Omit<Locale, keyof LocaleId>> = {
  en: { tag: 'en', label: 'English' },
  zh: { tag: 'zh-Hans', label: '简体中文' },
  'zh-hk': { tag: 'zh-Hant-HK', label: '繁體中文' },
  es: { tag: 'es', label: 'Español' },
  ja: { tag: 'ja', label: '日本語' },
  it: { tag: 'it', label: 'Italiano' },
  de: { tag: 'de', label: 'Deutsch' },
  fr: { tag: 'fr', label: 'Français' },
  ko: { tag: 'ko', label: '한국어' },
  ru: { tag: 'ru', label: 'Русский' },
  tr: { tag: 'tr', label: 'Türkçe' },
  pl: { tag: 'pl', label: 'Polski' },
};

/**
 * The languages of Companion (docs/spec.md §1). A thirteenth language is one row here, its code in locale-ids.ts, and
 * one folder in `content/`: `npm test -- pseudo` adds two.
 */
export const locales: readonly Locale[] = localeIds.map((id) => ({ ...id, ...details[id.code] }));

/** @throws RangeError when there is no such language: a programming error, never a user's */
export function localeOf(code: string): Locale {
  const locale = locales.find((row) => row.code === code);
  if (!locale) throw new RangeError(`No language with the code ${code}`);
  return locale;
}

export const sourceLocale: Locale = localeOf('en');
