/**
 * The languages of Companion (docs/spec.md §1), as addresses and `lang` values name them. Scripts that every page carries import
 * this list instead of locales.ts, which also has names and tags: with those, a page's 1,500 bytes of JavaScript would be exceeded.
 *
 * - `code`: the folder in `content/` and the prefix of the address; lower case, or Astro's helpers disagree with its pages
 * - `key`: the `lang` value on the wire and in the app: the first part of the language's BCP 47 tag, but for `zhf`
 */
export const localeIds = [
  { code: 'en', key: 'en' },
  { code: 'zh', key: 'zh' },
  { code: 'zh-hk', key: 'zhf' },
  { code: 'es', key: 'es' },
  { code: 'ja', key: 'ja' },
  { code: 'it', key: 'it' },
  { code: 'de', key: 'de' },
  { code: 'fr', key: 'fr' },
  { code: 'ko', key: 'ko' },
  { code: 'ru', key: 'ru' },
  { code: 'tr', key: 'tr' },
  { code: 'pl', key: 'pl' },
] as const;

export type LocaleId = (typeof localeIds)[number];
export type LocaleCode = LocaleId['code'];
export type LangKey = LocaleId['key'];

/** The language with a key; English if there is none. */
export const localeIdOf = (key: string | undefined): LocaleId => localeIds.find((id) => id.key === key) ?? sourceId;

/** English: the language of addresses without a prefix, and of texts that are not translated yet. */
export const sourceId: LocaleId = localeIds[0];
