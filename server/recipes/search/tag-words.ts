import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../src/i18n/locales.ts';
import { likeness, likenessWithSlips, type Word, wordOf } from '../../../src/lib/search/likeness.ts';
import { tagToken } from './entry.ts';
import { unitsOf } from './words.ts';

interface TagWord {
  word: Word;
  tag: string;
  /** How surely somebody who says this word alone means the tag */
  sure: number;
}

const namesIn = (code: string): Record<string, string> => {
  const file = join(import.meta.dirname, '../../../content', code, 'strings/recipeTags.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** What people call the tags, in every language. A word of several says less than all of them, which are also known as one. */
const tagWords: TagWord[] = locales.flatMap(({ code }) =>
  Object.entries(namesIn(code))
    .filter(([key]) => key.includes('-'))
    .flatMap(([key, text]) => {
      const tag = tagToken(key);
      const parts = unitsOf(text).map((unit) => unit.text);
      const whole = { word: wordOf(parts.join('')), tag, sure: 1 };
      return [whole, ...parts.map((part) => ({ word: wordOf(part), tag, sure: parts.length ** -0.5 }))];
    }),
);

/** Chances that make a tag worth a thought. */
const least = 0.6;

/** The tags that a typed word may mean, each with how sure we are. */
export function tagsMeant(typed: string, typing: boolean, slips: boolean): Map<string, number> {
  const meant = new Map<string, number>();
  const word = wordOf(typed);
  for (const { word: other, tag, sure } of tagWords) {
    const like = likeness(word, other, typing && typed.length > 2) || (slips ? likenessWithSlips(word, other) : 0);
    const value = like * sure;
    if (value >= least && value > (meant.get(tag) ?? 0)) meant.set(tag, value);
  }
  return meant;
}
