import { type LocaleId, localeIds, sourceId } from './locale-ids.ts';

/**
 * The language for a `lang` value as apps, cookies and phones write it: our keys and codes in any case, and BCP 47
 * or POSIX forms of them (`zh-Hk`, `zh_TW`, `zh-Hant` → zhf; `zh-Hans-HK` → zh, since a script says
 * more than a place; `de-AT`, `pt_BR` → de, nothing).
 */
export function matchLocale(value: string): LocaleId | undefined {
  const tag = value.trim().toLowerCase().replace(/_/g, '-');
  const language = /^zh(?!.*hans)-(.*-)?(hant|hk|tw|mo)\b/.test(tag) ? 'zhf' : tag.split('-')[0];
  return localeIds.find((row) => row.key === language);
}

/**
 * The reader's language, given the stored `lang` value (cookie, then storage), or else the native shell's; an unknown language is
 * English (docs/spec.md §1), even where the next value would be known. On a first visit in a browser, which has none of them,
 * English: `Accept-Language` and `navigator.language` are not read.
 */
export const resolveLocale = (value: unknown): LocaleId => matchLocale(String(value)) ?? sourceId;
