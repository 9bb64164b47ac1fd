import { locales } from '../i18n/locales.ts';

/** What a recipe's `lang` is for browsers and screen readers, which read its texts aloud by it: BCP 47. */
export const tagOf = (lang: string): string => locales.find(({ key }) => key === lang)?.tag ?? lang;

/** What it is called in the language of a page. */
export function languageName(lang: string, tag: string): string {
  const own = locales.find(({ key }) => key === lang)?.label;
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(tagOf(lang)) ?? own ?? lang;
  } catch {
    return own ?? lang;
  }
}
