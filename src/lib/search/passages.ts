import { sentencesOf } from '../sentences.ts';
import type { IndexedEntry, SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';
import { gramText } from './ngrams.ts';
import type { FieldMatch, Postings } from './postings.ts';
import { type Word, wordOf } from './similarity.ts';
import { createSlices } from './slices.ts';
import type { Synonyms } from './synonyms.ts';
import { pairAt, type Token, tokensOf } from './tokens.ts';

/** The text of an entry. */
export interface EntryText {
  /** It in a sentence */
  description: string;
  /** What a link can lead to, the anchors of each kind counted from 1: `step-1`, `step-2`, `text-1`; none of a guide */
  passages: readonly (readonly [anchor: string, text: string])[];
  /** What the index has no room for, as lines of {@link IndexedEntry}; absent without any */
  phrases?: string | undefined;
}

/** The texts of a language by the ids of their entries: a file of its own, which is needed only once there are results. */
export type Texts = Readonly<Record<string, EntryText>>;

/** What tokens of a query are looked for in. */
export interface Terms {
  words: readonly Word[];
  /** Pairs of neighboring characters, single characters, and groups of synonyms */
  terms: ReadonlySet<string>;
}

/** A part of a passage, prepared for comparison. */
export interface Sentence extends Terms {
  text: string;
  tokens: readonly Token[];
}

/** A passage, prepared for comparison. */
export interface Passage {
  anchor: string;
  sentences: readonly Sentence[];
  /** Of its text */
  all: Terms;
  /** Its text, as its n-grams are parts of it */
  gramText: string;
}

/** The passages of all entries of an index, by the entry's place in it. */
export interface Passages {
  of(entry: number): readonly Passage[];
  /**
   * How much each passage of an entry has of something, 0 to 1.
   *
   * @param inText how much its text has
   * @param matches what its phrases have, which the index knows
   */
  confidences(entry: number, inText: (passage: Passage) => number, matches: readonly FieldMatch[]): readonly number[];
}

/**
 * Reads all texts ahead: that takes ten times as long as finding a sentence in them.
 *
 * @param postings of these entries, with the phrases of the texts
 */
export async function createPassages(
  { entries }: Pick<SearchIndex, 'entries'>,
  texts: Texts,
  fold: Fold,
  { fields, firstOf, synonymsOf }: Postings,
  slice = createSlices(),
): Promise<Passages> {
  const read = (text: string) => sentenceOf(text, tokensOf(fold(text)), synonymsOf);
  const passages: (readonly Passage[])[] = [];
  /** By field, the place of its passage in the entry; -1 without one */
  const placeOf: number[] = [];
  for (const [entry, { id }] of entries.entries()) {
    const all = (texts[id]?.passages ?? []).map(([anchor, text]) => passageOf(anchor, sentencesOf(text).map(read)));
    passages.push(all);
    for (let field = firstOf(entry); field < firstOf(entry + 1); field++)
      placeOf.push(all.findIndex(({ anchor }) => anchor === fields.anchors[field]));
    await slice();
  }
  const of = (entry: number) => passages[entry] ?? [];
  return {
    of,
    confidences(entry, inText, matches) {
      const confidences = of(entry).map(inText);
      const end = firstOf(entry + 1);
      for (const { list, confidence } of matches) {
        for (let at = lowerBound(list, firstOf(entry)); (list[at] ?? end) < end; at++) {
          const place = placeOf[list[at] as number] as number;
          if (place >= 0) confidences[place] = Math.max(confidence, confidences[place] as number);
        }
      }
      return confidences;
    },
  };
}

/** Where the first number that is not below a limit stands in an ascending list. */
function lowerBound(list: readonly number[], limit: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function passageOf(anchor: string, sentences: readonly Sentence[]): Passage {
  const words = new Map(sentences.flatMap((sentence) => sentence.words.map((word) => [word.text, word])));
  return {
    anchor,
    sentences,
    all: { words: [...words.values()], terms: new Set(sentences.flatMap(({ terms }) => [...terms])) },
    gramText: sentences.map(({ tokens }) => gramText(tokens)).join(''),
  };
}

function sentenceOf(text: string, tokens: readonly Token[], synonymsOf: Synonyms): Sentence {
  const terms = tokens.flatMap((token, index) =>
    token.single ? [token.text, pairAt(tokens, index) ?? token.text] : [token.text],
  );
  const words = tokens.filter(({ single }) => !single).map((token) => wordOf(token.text));
  return { text, tokens, words, terms: new Set([...terms, ...synonymsOf(tokens).flat()]) };
}
