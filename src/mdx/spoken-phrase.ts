import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import type { Assistant, Phrase } from './commands.ts';

/** What a user says in a language, with the assistant's wake word. `isExample`: the phrase is ours, not from the maker's documentation. */
export function spokenPhrase({ text, cited }: Phrase, assistant: Assistant | undefined, language: LocaleCode) {
  const t = translator(language);
  const own = assistant && cited?.[assistant]?.[language];
  const phrase = own ?? (text ? t(text) : '');
  return {
    words: assistant
      ? t(`voice.say_${assistant}`, { phrase })
      : t('voice.say_generic', { phrase: phrase.charAt(0).toLocaleUpperCase(t.tag) + phrase.slice(1) }),
    isExample: !own,
  };
}

/** A language's name in another language. Without a country: 繁體中文 is enough said. */
export function languageName(code: LocaleCode, inLanguage: LocaleCode): string {
  const { tag } = localeOf(code);
  return new Intl.DisplayNames([localeOf(inLanguage).tag], { type: 'language' }).of(tag.replace(/-[A-Z]{2}$/, '')) ?? code;
}
