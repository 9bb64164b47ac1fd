import { inverseDocumentFrequency } from '../../../src/lib/search/idf.ts';
import { similarity, wordOf } from '../../../src/lib/search/similarity.ts';
import { isKana } from '../../../src/lib/search/tokens.ts';
import { lettersOf } from '../../db/deletion-variants.ts';
import { recipeCount, type WordRow, wordsAmong, wordsBeginning, wordsEnding } from '../../db/recipe-words.ts';
import type { Db } from '../../db/tables.ts';
import { isSpelled, isStopWord, maxSynonymUnits, synonymsOf, type UnitTexts } from './food-words.ts';
import { matchingTags, tagsNamed } from './tag-words.ts';
import { type ScoredWord, splitCompound, typoCorrections } from './typo-tolerance.ts';
import type { Unit } from './words.ts';

/** One unit of a query (a word or a pair of characters), expanded to everything that it may mean. */
export interface ExpandedUnit {
  /** How much it counts in the query: a rare word more than a common one */
  weight: number;
  /** Words of the index, each with the confidence that it is meant, 0 to 1 */
  terms: ReadonlyMap<string, number>;
  /** Tags, each with the confidence that it is meant */
  tags: ReadonlyMap<string, number>;
  /** Words that together mean it: the two that were typed as one, or another name of several words */
  parts?: UnitTexts | undefined;
  /** A word that is still being typed and so short that all words with this prefix match */
  prefix?: string | undefined;
  /** The likeliest correction of a typo, as recipes write it */
  corrected?: { unit: Unit; shown: string } | undefined;
}

/** From this confidence on a match is certain. Less certain ones are used only where there is none. */
export const confidenceThreshold = 0.72;

/** Matches with less confidence than even chances are dropped. */
const minConfidence = 0.5;

/** Confidence in a compound for two words, and in two words for a compound. */
export const compoundConfidence = 0.85;

/** Confidence in another name of what was typed: a recipe that says it as it was typed comes first. */
const synonymConfidence = 0.9;

/** Confidence in a word that ends with the typed one: in a compound, the last part says what it is (Bratapfel, cheesecake). */
const suffixConfidence = 0.75;

/** Confidence in a word for its typed prefix: grows with the share that has been typed. */
export const prefixConfidence = (typed: string, word: string): number => 0.78 + (0.2 * typed.length) / word.length;

/** Letters of the shortest prefix by which words are looked up, and of a word's stem at least. */
const minPrefix = 3;

/** The stem by which similar words are looked up, as a share of a word's letters. */
const stemShare = 0.6;

/** Units of a query that are expanded. The rest is ignored. */
const maxUnits = 12;

/** Words of the index that are compared with a typed one. */
const maxCandidates = 120;

/** Words that end with the typed one and are compared with it. */
const maxSuffixCandidates = 40;

/** Terms that one unit is expanded to. */
const maxTerms = 16;

/** The lowest weight of a unit, so that a query of common words still matches. */
const minWeight = 0.1;

/** The highest weight of a unit that may mean a tag: many recipes have each tag. */
const maxTagWeight = 2;

/** Before its weight is known: `matches` is the number of recipes with the term that is most certainly meant. */
type Expansion = Omit<ExpandedUnit, 'weight'> & { matches: number };

/** Expands the units of a query, without its stop words unless it has no others. */
export async function expandQuery(
  db: Db,
  units: readonly Unit[],
  { typing, lang }: { typing: boolean; lang: string },
): Promise<ExpandedUnit[]> {
  const recipes = await recipeCount(db);
  const meaningful = units.filter(({ text }) => !isStopWord(text, lang));
  const chosen = (meaningful.length > 0 ? meaningful : units).slice(0, maxUnits);
  const meanings = meaningsIn(units, lang);
  return Promise.all(
    chosen.map(async (unit) => {
      const expanded = unit.word
        ? await expandWord(db, unit, { withBefore: compoundBefore(units, unit), typing: typing && unit === units.at(-1), lang })
        : await expandCharacters(db, unit);
      const { matches, ...expansion } = await withMeaning(db, expanded, meanings.get(unit) ?? noMeaning);
      const idf = Math.max(minWeight, inverseDocumentFrequency(recipes, matches));
      return { ...expansion, weight: Math.min(idf, maxWeightOf(expansion, idf)) * unit.share };
    }),
  );
}

/** What a word of one unit or several means. */
interface Meaning {
  synonyms: readonly UnitTexts[];
  tags: ReadonlyMap<string, number>;
}

const noMeaning: Meaning = { synonyms: [], tags: new Map() };

/**
 * By unit, the meaning of the word that it is part of: a recipe with okra has both units of `lady finger`. Of overlapping words the
 * longest counts.
 */
function meaningsIn(units: readonly Unit[], lang: string): Map<Unit, Meaning> {
  const found = new Map<Unit, Meaning>();
  for (let at = 0; at < units.length; at++) {
    for (let length = Math.min(maxSynonymUnits, units.length - at); length > 0; length--) {
      const span = units.slice(at, at + length);
      const meaning = meaningOf(
        span.map(({ text }) => text),
        lang,
      );
      if (meaning.synonyms.length === 0 && meaning.tags.size === 0) continue;
      for (const unit of span) found.set(unit, meaning);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** A tag is also meant by another name of what it is called. */
function meaningOf(words: UnitTexts, lang: string): Meaning {
  const synonyms = synonymsOf(words, lang);
  const tags = synonyms.flatMap((units) => tagsNamed(units).map(([tag, sure]) => [tag, sure * synonymConfidence] as const));
  return { synonyms, tags: largest([...tags, ...tagsNamed(words)]) };
}

/** Of each key the largest value. */
const largest = (entries: Iterable<readonly [string, number]>) => new Map([...entries].sort((a, b) => a[1] - b[1]));

async function withMeaning(db: Db, expansion: Expansion, { synonyms, tags }: Meaning): Promise<Expansion> {
  const words = synonyms.flatMap((units) => (units.length === 1 ? units : []));
  const rows = words.length > 0 ? await wordsAmong(db, words) : [];
  const terms = new Map(expansion.terms);
  for (const { word } of rows) terms.set(word, Math.max(synonymConfidence, terms.get(word) ?? 0));
  const parts = expansion.parts ?? synonyms.find((units) => units.length > 1);
  return {
    ...expansion,
    parts,
    terms: bestOf(terms),
    tags: largest([...expansion.tags, ...tags]),
    matches: Math.max(expansion.matches, matchesOf(rows, terms)),
  };
}

/** A unit that matches nothing counts half, so that the others decide. */
function maxWeightOf({ tags, terms, prefix }: Omit<Expansion, 'matches'>, idf: number): number {
  if (tags.size > 0) return maxTagWeight;
  return terms.size === 0 && !prefix ? idf / 2 : idf;
}

/** The compound that the unit before forms with this one. */
const compoundBefore = (units: readonly Unit[], unit: Unit): string | undefined => units[units.indexOf(unit) - 1]?.withNext;

async function expandWord(
  db: Db,
  unit: Unit,
  { withBefore, typing, lang }: { withBefore: string | undefined; typing: boolean; lang: string },
): Promise<Expansion> {
  const { text, withNext } = unit;
  const compounds = [withBefore, withNext].filter((word) => word !== undefined);
  const exact = await wordsAmong(db, [text, ...compounds]);
  const similar = await similarWords(db, text, typing);
  const terms = new Map(similar.map(({ word, confidence }) => [word, confidence]));
  for (const { word } of exact) terms.set(word, word === text ? 1 : compoundConfidence);
  const isPrefix = typing && lettersOf(text).length <= minPrefix;
  const isKnown = isPrefix || isCertain(terms) || isSpelled(text, lang);
  const tags = matchingTags(text, typing, !isKnown);
  const { parts, corrections } = isKnown || isCertain(tags) ? { corrections: [] } : await correct(db, text);
  const added = [...corrections, ...(parts ? [{ word: parts[1], confidence: minConfidence }] : [])];
  for (const { word, confidence } of added) terms.set(word, Math.max(confidence, terms.get(word) ?? 0));
  const [likeliest] = corrections;
  return {
    matches: matchesOf([...exact, ...similar, ...corrections], terms),
    terms: bestOf(terms),
    tags,
    parts,
    prefix: isPrefix ? text : undefined,
    corrected: likeliest && { unit, shown: likeliest.shown },
  };
}

const isCertain = (matches: ReadonlyMap<string, number>): boolean => Math.max(0, ...matches.values()) >= confidenceThreshold;

/** What an unknown word may be instead: two words typed as one, of which the last says what it is, else a word with typos. */
async function correct(db: Db, text: string): Promise<{ parts?: readonly [string, string]; corrections: ScoredWord[] }> {
  const parts = await splitCompound(db, text);
  return parts ? { parts, corrections: [] } : { corrections: await typoCorrections(db, text) };
}

/** Words of the index that begin or end like the typed one and may be meant. */
async function similarWords(db: Db, text: string, typing: boolean): Promise<ScoredWord[]> {
  const typed = wordOf(text);
  const letters = lettersOf(text);
  if (letters.length < minPrefix) return [];
  const stem = letters.slice(0, Math.max(minPrefix, Math.ceil(letters.length * stemShare))).join('');
  const beginning = (await wordsBeginning(db, stem, maxCandidates)).map((row) => ({
    ...row,
    confidence:
      typing && row.word.startsWith(text) ? prefixConfidence(text, row.word) : similarity(typed, wordOf(row.word), false),
  }));
  if (letters.length <= minPrefix) return beginning;
  const ending = (await wordsEnding(db, text, maxSuffixCandidates)).map((row) => ({ ...row, confidence: suffixConfidence }));
  return [...ending, ...beginning].filter(({ confidence }) => confidence >= minConfidence);
}

/** A pair of characters that no recipe has may still be written with one of them. */
async function expandCharacters(db: Db, { text }: Unit): Promise<Expansion> {
  const characters = [...text].filter((character) => !isKana(character));
  const rows = await wordsAmong(db, [text, ...characters]);
  const exact = rows.find(({ word }) => word === text);
  const terms = new Map(exact ? [[text, 1]] : rows.map(({ word }) => [word, minConfidence]));
  return { matches: matchesOf(rows, terms), terms, tags: matchingTags(text, false, false) };
}

/** How many recipes have the most common term that is certainly meant. */
const matchesOf = (rows: readonly WordRow[], terms: ReadonlyMap<string, number>): number =>
  Math.max(0, ...rows.filter(({ word }) => (terms.get(word) ?? 0) >= confidenceThreshold).map(({ recipes }) => recipes));

const bestOf = (terms: ReadonlyMap<string, number>) =>
  new Map(
    [...terms]
      .filter(([, confidence]) => confidence >= minConfidence)
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxTerms),
  );
