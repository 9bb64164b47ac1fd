/** The codes of the languages: their folders in `content/` and the prefixes of their addresses; lower case, or Astro's helpers disagree with its pages. */
const codes = ['en', 'zh', 'zh-hk', 'es', 'ja', 'it', 'de', 'fr', 'ko', 'ru', 'tr', 'pl'] as const;

export type LocaleCode = (typeof codes)[number];
export type LangKey = Exclude<LocaleCode, 'zh-hk'> | 'zhf';

export interface LocaleId {
  readonly code: LocaleCode;
  /** The `lang` value on the wire and in the app: the first part of the language's BCP 47 tag, but for `zhf` */
  readonly key: LangKey;
}

/**
 * The languages of Companion (docs/spec.md §1), as addresses and `lang` values name them. Scripts that every page carries import
 * this list instead of locales.ts, which also has names and tags: with those, a page's 1,500 bytes of JavaScript would be exceeded.
 */
export const localeIds: readonly LocaleId[] = codes.map((code) => ({ code, key: code === 'zh-hk' ? 'zhf' : code }));

/** The language with a key; English if there is none. */
export const localeIdOf = (key: string | undefined): LocaleId => localeIds.find((id) => id.key === key) ?? sourceId;

/** English, the first: the language of addresses without a prefix, and of texts that are not translated yet. */
export const sourceId = localeIds[0] as LocaleId;
