import { languages } from '../messages.ts';

/** In which order somebody sees recipes of all languages: the own, English, then the others as they always stand. */
export function languagesFor(lang: string): string[] {
  const own = languages.includes(lang) ? lang : 'en';
  return [...new Set([own, 'en', ...languages])];
}
