/**
 * The languages of Companion (docs/spec.md §1). A thirteenth language is one row here and one folder in `content/`:
 * `npm test -- pseudo` adds two.
 *
 * - `code`: the folder in `content/` and the prefix of the address; lower case, or Astro's helpers disagree with its pages
 * - `key`: what `lang` values say on the wire and in the app: the first part of `tag`, but for `zhf`
 * - `tag`: BCP 47, for `<html lang>`, `hreflang` and `Intl`
 * - `label`: the language's own name, for the switcher
 */
export const locales = [
  { code: 'en', key: 'en', tag: 'en', label: 'English' },
  { code: 'zh', key: 'zh', tag: 'zh-Hans', label: '简体中文' },
  { code: 'zh-hk', key: 'zhf', tag: 'zh-Hant-HK', label: '繁體中文' },
  { code: 'es', key: 'es', tag: 'es', label: 'Español' },
  { code: 'ja', key: 'ja', tag: 'ja', label: '日本語' },
  { code: 'it', key: 'it', tag: 'it', label: 'Italiano' },
  { code: 'de', key: 'de', tag: 'de', label: 'Deutsch' },
  { code: 'fr', key: 'fr', tag: 'fr', label: 'Français' },
  { code: 'ko', key: 'ko', tag: 'ko', label: '한국어' },
  { code: 'ru', key: 'ru', tag: 'ru', label: 'Русский' },
  { code: 'tr', key: 'tr', tag: 'tr', label: 'Türkçe' },
  { code: 'pl', key: 'pl', tag: 'pl', label: 'Polski' },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];
export type LangKey = Locale['key'];

export const sourceLocale: Locale = locales[0];

/** @throws RangeError when there is no such language: a programming error, never a user's */
export function localeOf(code: string): Locale {
  const locale = locales.find((row) => row.code === code);
  if (!locale) throw new RangeError(`No language with the code ${code}`);
  return locale;
}
