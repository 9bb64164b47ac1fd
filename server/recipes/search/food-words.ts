import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../src/i18n/locales.ts';
import type { SearchWords } from '../../../src/lib/search/entry.ts';
import { unitsOf } from './words.ts';

/** What the recipe search knows of a language's words: `content/<language>/food.json`. */
interface FoodFile {
  /** Groups of words that mean the same food, dish or technique; some are two or three words */
  synonyms: readonly (readonly string[])[];
  /** Everyday words that are spelled like food */
  ordinary: readonly string[];
  /** Words of talk about recipes, which say nothing of what is looked for */
  stopWords: readonly string[];
}

/** The texts of the units that a word is made of: `['lady', 'finger']`. */
export type UnitTexts = readonly string[];

interface FoodWords {
  /** By the units of a word, separated by spaces, the other words of its groups */
  synonyms: ReadonlyMap<string, readonly UnitTexts[]>;
  /** All of them and the ordinary words, by their units */
  spelled: ReadonlySet<string>;
  stopWords: ReadonlySet<string>;
}

/** Units of the longest word: フライドポテト has six pairs. */
export const maxSynonymUnits = 6;

const textsOf = (word: string): UnitTexts => unitsOf(word).map(({ text }) => text);
const keyOf = (units: UnitTexts): string => units.join(' ');

function readContent<File>(code: string, name: string): Partial<File> {
  const file = join(import.meta.dirname, '../../../content', code, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function readFoodWords(code: string): FoodWords {
  const { synonyms = [], ordinary = [], stopWords = [] } = readContent<FoodFile>(code, 'food.json');
  const byKey = new Map<string, UnitTexts[]>();
  for (const group of synonyms) {
    // Two spellings may be the same once they are normalized.
    const members = new Map(group.map(textsOf).map((units) => [keyOf(units), units]));
    for (const key of members.keys()) {
      const others = [...members].filter(([other]) => other !== key).map(([, units]) => units);
      byKey.set(key, [...(byKey.get(key) ?? []), ...others]);
    }
  }
  return {
    synonyms: byKey,
    spelled: new Set([...synonyms.flat(), ...ordinary].flatMap(textsOf)),
    // Accents are removed: French `mais` (but) is also corn.
    stopWords: new Set([...generalStopWords(code), ...stopWords.flatMap(textsOf)]).difference(byKey),
  };
}

/**
 * Those of the help search that are one word. Pairs of characters are left out, since they are parts of food too: ます ends verbs and
 * begins マスタード (mustard).
 */
function generalStopWords(code: string): string[] {
  const { stopWords = [] } = readContent<SearchWords>(code, 'search.json');
  return stopWords.map(unitsOf).flatMap(([first, second]) => (first?.word && !second ? first.text : []));
}

const byLanguage = new Map(locales.map(({ code, key }) => [key as string, readFoodWords(code)]));

/** What else a word may be called: in the reader's language, or else in any, since recipes of all languages are searched. */
export function synonymsOf(units: UnitTexts, lang: string): readonly UnitTexts[] {
  const key = keyOf(units);
  const own = byLanguage.get(lang)?.synonyms.get(key);
  return own ?? [...byLanguage.values()].flatMap(({ synonyms }) => synonyms.get(key) ?? []);
}

/** Whether a word is one of the reader's language, though no recipe may have it: then it is no typo of another. */
export const isSpelled = (text: string, lang: string): boolean => byLanguage.get(lang)?.spelled.has(text) === true;

/**
 * Whether a word says nothing of what is looked for: in the reader's language, or else in any, unless it is a word of the reader's too.
 * Turkish `et` is meat, French `et` is “and”.
 */
export const isStopWord = (text: string, lang: string): boolean =>
  byLanguage.get(lang)?.stopWords.has(text) === true ||
  (!isSpelled(text, lang) && [...byLanguage.values()].some(({ stopWords }) => stopWords.has(text)));
