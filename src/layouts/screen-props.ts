import type { Area } from '../i18n/keys.ts';
import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { stringsOf } from '../i18n/strings.ts';

/** What every screen is handed by its page: the texts of its areas in the page's language, and the language. */
export const screenProps = (locale: LocaleCode, areas: readonly Area[]) => ({
  strings: stringsOf(locale, ['common', ...areas]),
  tag: localeOf(locale).tag,
  lang: localeOf(locale).key,
});
