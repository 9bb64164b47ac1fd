import { likeness, wordOf } from '../../../src/lib/search/likeness.ts';
import { isKana } from '../../../src/lib/search/tokens.ts';
import { type WordRow, wordsAmong, wordsBeginning, wordsEnding } from '../../db/recipe-words.ts';
import type { Db } from '../../db/tables.ts';
import { isFiller } from './fillers.ts';
import { lettersOf } from './pieces.ts';
import { splitOf, type WithoutSlips, withoutSlips } from './slips.ts';
import { tagsMeant } from './tag-words.ts';
import type { Unit } from './words.ts';

/** One word or pair of characters that was typed, and all that it may mean. */
export interface Meaning {
  /** How much it tells */
  weight: number;
  /** Words that recipes have, each with how sure we are that it is meant, 0 to 1 */
  terms: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
  /** Two words that were typed as one */
  parts?: readonly [string, string] | undefined;
  /** So few letters of a word that is still being typed that all words with this beginning are meant */
  beginning?: string | undefined;
  /** What was taken for what was typed instead, and where that stands */
  corrected?: { unit: Unit; shown: string } | undefined;
}

/** From here on a word is surely meant; below it only where nothing better is found. */
export const surely = 0.72;

/** How sure we are that words which were typed apart, or as one, are meant the other way. */
export const compound = 0.85;

/** Words of the index that are looked at for one that was typed, those that it may mean in the end, and words of a query. */
const [looked, kept, longest] = [120, 16, 12];

/** How sure we are of a word that is being typed: the surer, the more of it is there. */
export const begun = (typed: string, word: string): number => 0.78 + (0.2 * typed.length) / word.length;

/** How sure we are of a word that ends with the one that was typed. */
const ended = 0.75;

/** Even chances: less is no meaning. */
const half = 0.5;

/** So many letters are a beginning that the index keeps lists for. */
const beginning = 3;

/** The most that a word tells by which people may mean a tag: many recipes have it. */
const ofTag = 2;

/** Before its weight is known: in how many recipes what is most surely meant is. */
type Held = Omit<Meaning, 'weight'> & { holders: number };

/** What each unit of a query may mean. Of those that tell nothing only where all are so. */
export async function meaningsOf(db: Db, units: readonly Unit[], typing: boolean): Promise<Meaning[]> {
  const recipes = (await wordsAmong(db, ['']))[0]?.recipes ?? 0;
  const telling = units.filter(({ text }) => !isFiller(text));
  const chosen = (telling.length > 0 ? telling : units).slice(0, longest);
  return Promise.all(
    chosen.map(async (unit) => {
      const { holders, ...meaning } = unit.word
        ? await ofWord(db, unit, before(units, unit), typing && unit === units.at(-1))
        : await ofCharacters(db, unit);
      const told = Math.max(0.1, Math.log((1 + recipes) / (0.5 + holders)));
      const limit = meaning.tags.size > 0 ? ofTag : meaning.terms.size === 0 && !meaning.beginning ? told / 2 : told;
      return { ...meaning, weight: Math.min(told, limit) * unit.share };
    }),
  );
}

/** The compound that the unit before forms with this one. */
const before = (units: readonly Unit[], unit: Unit): string | undefined => units[units.indexOf(unit) - 1]?.withNext;

async function ofWord(db: Db, unit: Unit, withBefore: string | undefined, typing: boolean): Promise<Held> {
  const { text, withNext } = unit;
  const joined = [withBefore, withNext].filter((word) => word !== undefined);
  const exact = await wordsAmong(db, [text, ...joined]);
  const { length } = lettersOf(text);
  const related = length < beginning ? [] : await relatives(db, text, typing);
  const terms = new Map(related.map(({ word, sure }) => [word, sure]));
  for (const { word } of exact) terms.set(word, word === text ? 1 : compound);
  const isBeginning = typing && length <= beginning;
  const known = isBeginning || Math.max(0, ...terms.values()) >= surely;
  const tags = tagsMeant(text, typing, !known);
  const unknown = !known && Math.max(0, ...tags.values()) < surely;
  const parts = unknown ? await splitOf(db, text) : undefined;
  // The last part of a compound says what it is.
  if (parts) terms.set(parts[1], Math.max(half, terms.get(parts[1]) ?? 0));
  const slips: WithoutSlips = unknown && !parts ? await withoutSlips(db, text) : { words: [] };
  for (const { word, sure } of slips.words) terms.set(word, Math.max(sure, terms.get(word) ?? 0));
  return {
    holders: holdersOf([...exact, ...related, ...slips.words], terms),
    terms: best(terms),
    tags,
    parts,
    beginning: isBeginning ? text : undefined,
    corrected: slips.shown === undefined ? undefined : { unit, shown: slips.shown },
  };
}

/** Words that begin or end as the typed one does, as far as they may be meant. */
async function relatives(db: Db, text: string, typing: boolean): Promise<(WordRow & { sure: number })[]> {
  const typed = wordOf(text);
  const letters = lettersOf(text);
  const stem = letters.slice(0, Math.max(beginning, Math.ceil(letters.length * 0.6))).join('');
  const alike = (await wordsBeginning(db, stem, looked)).map((row) => ({
    ...row,
    sure: typing && row.word.startsWith(text) ? begun(text, row.word) : likeness(typed, wordOf(row.word), false),
  }));
  if (letters.length <= beginning) return alike;
  // What a compound ends with is what it is: Bratapfel, cheesecake.
  const ending = (await wordsEnding(db, text, looked / 3)).map((row) => ({ ...row, sure: ended }));
  return [...ending, ...alike].filter(({ sure }) => sure >= half);
}

/** A pair that no recipe has may still be written with one of its characters. */
async function ofCharacters(db: Db, { text }: Unit): Promise<Held> {
  const characters = [...text].filter((character) => !isKana(character));
  const rows = await wordsAmong(db, [text, ...characters]);
  const exact = rows.find(({ word }) => word === text);
  const terms = new Map(exact ? [[text, 1]] : rows.map(({ word }) => [word, half]));
  const tags = tagsMeant(text, false, false);
  return { holders: holdersOf(rows, terms), terms, tags };
}

/** In how many recipes what is most surely meant is. */
const holdersOf = (rows: readonly WordRow[], terms: ReadonlyMap<string, number>): number =>
  Math.max(0, ...rows.filter(({ word }) => (terms.get(word) ?? 0) >= surely).map(({ recipes }) => recipes));

const best = (terms: ReadonlyMap<string, number>) =>
  new Map(
    [...terms]
      .filter(([, sure]) => sure >= half)
      .sort((a, b) => b[1] - a[1])
      .slice(0, kept),
  );
