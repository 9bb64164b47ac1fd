import { locales } from '../i18n/locales.ts';

/** The BCP 47 tag for a recipe's `lang`, for `lang` attributes and speech. */
export const tagOf = (lang: string): string => locales.find(({ key }) => key === lang)?.tag ?? lang;

/** The name of a recipe's language in the language of the page. @param tag of the page, BCP 47 */
export function languageName(lang: string, tag: string): string {
  const own = locales.find(({ key }) => key === lang)?.label;
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(tagOf(lang)) ?? own ?? lang;
  } catch {
    return own ?? lang;
  }
}
