import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../src/i18n/locales.ts';
import { unitsOf } from './words.ts';

/** What the recipe search knows of a language's words: `content/<language>/food.json`. */
interface FoodFile {
  /** Groups of words that mean the same food, dish or technique; some are two or three words */
  synonyms: readonly (readonly string[])[];
  /** Everyday words that are spelled like food */
  ordinary: readonly string[];
}

/** The texts of the units that a word is made of: `['lady', 'finger']`. */
export type UnitTexts = readonly string[];

interface FoodWords {
  /** By the units of a word, separated by spaces, the other words of its groups */
  synonyms: ReadonlyMap<string, readonly UnitTexts[]>;
  ordinary: ReadonlySet<string>;
}

/** Units of the longest word. */
export const maxSynonymUnits = 3;

const keyOf = (units: UnitTexts): string => units.join(' ');

function readFoodWords(code: string): FoodWords {
  const file = join(import.meta.dirname, '../../../content', code, 'food.json');
  const { synonyms, ordinary }: FoodFile = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { synonyms: [], ordinary: [] };
  const byKey = new Map<string, UnitTexts[]>();
  for (const group of synonyms) {
    // Two spellings may be the same once they are normalized.
    const members = new Map(group.map((word) => unitsOf(word).map(({ text }) => text)).map((units) => [keyOf(units), units]));
    for (const key of members.keys()) {
      const others = [...members].filter(([other]) => other !== key).map(([, units]) => units);
      byKey.set(key, [...(byKey.get(key) ?? []), ...others]);
    }
  }
  return { synonyms: byKey, ordinary: new Set(ordinary.flatMap((word) => unitsOf(word).map(({ text }) => text))) };
}

const byLanguage = new Map(locales.map(({ code, key }) => [key as string, readFoodWords(code)]));

/** What else a word may be called: in the reader's language, or else in any, since recipes of all languages are searched. */
export function synonymsOf(units: UnitTexts, lang: string): readonly UnitTexts[] {
  const key = keyOf(units);
  const own = byLanguage.get(lang)?.synonyms.get(key);
  return own ?? [...byLanguage.values()].flatMap(({ synonyms }) => synonyms.get(key) ?? []);
}

/** Whether a word is one of the reader's language, though no recipe may have it: then it is no typo of another. */
export function isSpelled(text: string, lang: string): boolean {
  const { synonyms, ordinary } = byLanguage.get(lang) ?? {};
  return synonyms?.has(text) === true || ordinary?.has(text) === true;
}
