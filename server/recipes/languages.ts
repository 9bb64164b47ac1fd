import { languages } from '../messages.ts';

/** The order of languages for a reader: the reader's own, English, then the others in the order of the table. */
export function languagesFor(lang: string): string[] {
  const own = languages.includes(lang) ? lang : 'en';
  return [...new Set([own, 'en', ...languages])];
}
