/** The plural form at the end of a key. */
const form = /_(zero|one|two|few|many|other)$/;

/** A key without the plural form at its end. */
export const baseOf = (key: string): string => key.replace(form, '');

/**
 * The keys of an area in a language: those of English, its plural forms replaced by the language's own.
 *
 * @param english its texts in English
 * @param tag BCP 47
 * @returns with the English text that stands in for each where the language lacks it
 */
export function keysIn(english: Readonly<Record<string, string>>, tag: string): Map<string, string> {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return new Map(
    Object.entries(english).flatMap(([key, text]): [string, string][] => {
      const base = baseOf(key);
      if (base === key) return [[key, text]];
      return forms.map((one) => [`${base}_${one}`, english[`${base}_${one}`] ?? english[`${base}_other`] ?? text]);
    }),
  );
}

/** The names that a text inserts, `{{model}}`, each once, in the order of the alphabet. */
export const placeholdersIn = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');

/** Whether a text can be shown: one that inserts a name which English does not (any more) would show its braces. */
export const isUsable = (text: string | undefined, english: string): text is string =>
  Boolean(text) && (text?.match(/\{\{\w+\}\}/g) ?? []).every((name) => english.includes(name));

/**
 * The texts of an area in a language, and English where it lacks one or has one that cannot be shown.
 *
 * @param tag BCP 47
 */
export const completed = (
  own: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  tag: string,
): Record<string, string> =>
  Object.fromEntries(
    [...keysIn(english, tag)].map(([key, standIn]) => {
      const text = own[key];
      return [key, isUsable(text, standIn) ? text : standIn];
    }),
  );
