import type { LocaleCode } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import type { Assistant, Phrase } from './commands.ts';

/** A phrase as it is said in a language, with the assistant's own word before it; and whether nobody but us says that it works. */
export function said({ text, cited }: Phrase, assistant: Assistant | undefined, language: LocaleCode) {
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
