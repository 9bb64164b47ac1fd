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
 * The reader's language: the stored `lang` value (cookie, then storage), then the native shell's; an unknown language is
 * English (docs/spec.md §1). The first value that is there decides, even when it is unknown. On a first visit in a browser,
 * which has none of them, English: `Accept-Language` and `navigator.language` are not read.
 */
export function resolveLocale(values: {
  cookie?: string | null | undefined;
  storage?: string | null | undefined;
  shell?: unknown;
}): LocaleId {
  return matchLocale(String(values.cookie || values.storage || values.shell)) ?? sourceId;
}
