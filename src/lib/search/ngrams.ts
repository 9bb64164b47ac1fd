import type { Slice } from './slices.ts';
import type { Token } from './tokens.ts';
import { weights } from './weights.ts';

/**
 * Compares texts by their character n-grams, which endings, spellings and compounds hardly change: it finds the best phrase, where words
 * tell what is certain. Cosine similarity with inverse document frequencies, https://en.wikipedia.org/wiki/Cosine_similarity.
 */
export interface Ngrams {
  /** @param synonyms the groups of synonyms that the text has, each of which is one more gram */
  add(tokens: readonly Token[], synonyms: readonly string[]): void;
  /** Once all texts are added */
  seal(slice: Slice): Promise<void>;
  /**
   * Compares a text with those that were added. @returns the mean of the two highest similarities of a range of them, 0 to 1, until the
   * next call: by chance one phrase is similar, not two
   */
  similarTo(tokens: readonly Token[], synonyms: readonly string[]): (first: number, end: number) => number;
  /** The texts that have a gram, in the order in which they were added */
  textsWith(gram: string): readonly number[];
}

/** Letters of a gram; of scripts whose characters are words, fewer. */
const [lettersInGram, charactersInGram] = [3, 2];

export function createNgrams(): Ngrams {
  /** By gram, the texts that have it */
  const lists = new Map<string, number[]>();
  let count = 0;
  /** Of each text's vector */
  let lengths = new Float64Array();
  let sums = new Float64Array();
  /** The query before, without its last gram, which the next letter typed changes: its grams, and what each text has of them */
  let before: { grams: string[]; sums: Float64Array; square: number } | undefined;

  const idf = (list: readonly number[]) => Math.log(count / list.length) + 1;

  /** A group of synonyms stands for a word, which has several grams. */
  const weightOf = (gram: string, idf: number) => idf ** 2 * (gram.startsWith('=') ? weights.synonymGrams : 1);

  /** Adds to each text that has a gram the gram's weight. @returns the weight */
  const addGram = (gram: string, to: Float64Array): number => {
    const list = lists.get(gram);
    const weight = weightOf(gram, list ? idf(list) : Math.log(count + 1));
    for (let at = 0; list && at < list.length; at++) to[list[at] as number] = (to[list[at] as number] as number) + weight;
    return weight;
  };

  return {
    add(tokens, synonyms) {
      for (const gram of [...synonyms, ...gramsOf(tokens)]) {
        const list = lists.get(gram);
        if (!list) lists.set(gram, [count]);
        else if (list[list.length - 1] !== count) list.push(count);
      }
      count++;
    },
    async seal(slice) {
      const squares = new Float64Array(count);
      for (const [gram, list] of lists) {
        const square = weightOf(gram, idf(list));
        for (let at = 0; at < list.length; at++) squares[list[at] as number] = (squares[list[at] as number] as number) + square;
        await slice();
      }
      lengths = squares.map(Math.sqrt);
      sums = new Float64Array(count);
    },
    similarTo(tokens, synonyms) {
      // The groups first: the letters that are typed change them less often.
      const grams = [...new Set([...synonyms, ...gramsOf(tokens)])];
      const last = grams.length - 1;
      if (!before?.grams.every((gram, at) => at < last && gram === grams[at]))
        before = { grams: [], sums: new Float64Array(count), square: 0 };
      for (let at = before.grams.length; at < last; at++) {
        before.square += addGram(grams[at] as string, before.sums);
        before.grams.push(grams[at] as string);
      }
      sums.set(before.sums);
      const length = Math.sqrt(last < 0 ? 0 : before.square + addGram(grams[last] as string, sums));
      return (first, end) => {
        let best = 0;
        let second = 0;
        for (let text = first; text < end; text++) {
          const sum = sums[text] as number;
          const similarity = sum > 0 ? sum / (length * (lengths[text] || 1)) : 0;
          if (similarity > best) [best, second] = [similarity, best];
          else if (similarity > second) second = similarity;
        }
        return end - first > 1 ? (best + second) / 2 : best;
      };
    },
    textsWith: (gram) => lists.get(gram) ?? [],
  };
}

/** The grams of a text, some more than once. */
export function gramsOf(tokens: readonly Token[]): string[] {
  const text = gramText(tokens);
  const size = tokens.some(({ single }) => single) ? charactersInGram : lettersInGram;
  const grams: string[] = [];
  for (let at = 0; at + size <= text.length; at++) grams.push(text.slice(at, at + size));
  return grams;
}

/** A text as its grams are parts of it: with a space around each word, and none between characters. */
export function gramText(tokens: readonly Token[]): string {
  let text = '';
  let wasSingle = false;
  for (let index = 0; index < tokens.length; index++) {
    const { text: own, single } = tokens[index] as Token;
    text += single && wasSingle ? own : ` ${own}`;
    wasSingle = single;
  }
  return `${text} `;
}
