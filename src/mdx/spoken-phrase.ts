import { type LocaleCode, localeOf } from '../i18n/locales.ts';
import { translator } from '../i18n/strings.ts';
import type { Assistant, Phrase, Row } from './commands.ts';

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

/** Commands that name one of several: what they do does not tell which. */
const naming: readonly Row['command'][] = ['cleaningMode', 'cookingMode', 'windSpeed'];

/** What a command with such a name says, in the reader's language, where it is said in another. */
export function meaningOf(
  { command, says: [phrase] }: Row,
  assistant: Assistant | undefined,
  language: LocaleCode,
  reader: LocaleCode,
) {
  if (!phrase || language === reader || !naming.includes(command)) return undefined;
  const text = spokenPhrase(phrase, assistant, language).isExample ? phrase.text : phrase.citedMeans;
  return text && spokenPhrase({ text }, undefined, reader).words;
}

/** A language's name in another language. Without a country: 繁體中文 is enough said. */
export function languageName(code: LocaleCode, inLanguage: LocaleCode): string {
  const { tag } = localeOf(code);
  return new Intl.DisplayNames([localeOf(inLanguage).tag], { type: 'language' }).of(tag.replace(/-[A-Z]{2}$/, '')) ?? code;
}
