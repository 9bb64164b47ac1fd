import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../src/i18n/locales.ts';
import { similarity, typoSimilarity, type Word, wordOf } from '../../../src/lib/search/similarity.ts';
import { tagToken } from './entry.ts';
import type { UnitTexts } from './food-words.ts';
import { unitsOf } from './words.ts';

interface TagWord {
  word: Word;
  tag: string;
  /** Confidence that this word alone means the tag */
  confidence: number;
}

const namesIn = (code: string): Record<string, string> => {
  const file = join(import.meta.dirname, '../../../content', code, 'strings/recipeTags.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Between the two names of a tag in languages without spaces: `卵・チーズ`, `蛋和奶酪`; a name may begin so: `和食`. */
const betweenNames = /[・·]|(?<=.)和/;

/** The names of the tags, in every language. One word of several has less confidence than all of them together. */
const tagWords: TagWord[] = locales.flatMap(({ code }) =>
  Object.entries(namesIn(code))
    .filter(([key]) => key.includes('-'))
    .flatMap(([key, hyphenated]) => {
      const text = hyphenated.replaceAll('\u00ad', '');
      const tag = tagToken(key);
      const parts = unitsOf(text).map((unit) => unit.text);
      const names = text.split(betweenNames).map((name) =>
        unitsOf(name)
          .map((unit) => unit.text)
          .join(''),
      );
      return [[parts.join('')], parts, names].flatMap((words) =>
        words.map((word) => ({ word: wordOf(word), tag, confidence: words.length ** -0.5 })),
      );
    }),
);

/** Matches with less confidence are dropped. */
const minConfidence = 0.6;

/** By what means a tag alone. */
const byName = Map.groupBy(
  tagWords.filter(({ confidence }) => confidence >= minConfidence),
  ({ word }) => word.text,
);

/** The tags that have this name, each with the confidence that it is meant. */
export const tagsNamed = (units: UnitTexts): (readonly [string, number])[] =>
  (byName.get(units.join('')) ?? []).map(({ tag, confidence }) => [tag, confidence]);

/** The tags that a typed word may mean, each with the confidence that it is meant. @param typos whether typos are tolerated */
export function matchingTags(typed: string, typing: boolean, typos: boolean): Map<string, number> {
  const matches = new Map<string, number>();
  const word = wordOf(typed);
  for (const { word: other, tag, confidence } of tagWords) {
    const like = similarity(word, other, typing && typed.length > 2) || (typos ? typoSimilarity(word, other) : 0);
    const value = like * confidence;
    if (value >= minConfidence && value > (matches.get(tag) ?? 0)) matches.set(tag, value);
  }
  return matches;
}
