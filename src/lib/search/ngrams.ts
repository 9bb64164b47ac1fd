import type { Slice } from './slices.ts';
import type { Token } from './tokens.ts';

/**
 * Compares texts by their character n-grams, which endings, spellings and compounds hardly change: it finds the best phrase, where words
 * tell what is certain. Cosine similarity with inverse document frequencies, https://en.wikipedia.org/wiki/Cosine_similarity.
 */
export interface Ngrams {
  add(tokens: readonly Token[]): void;
  /** Once all texts are added */
  seal(slice: Slice): Promise<void>;
  /** By text, in the order in which they were added, the similarity, 0 to 1 */
  similarTo(tokens: readonly Token[]): Float64Array;
}

/** Letters of a gram; of scripts whose characters are words, fewer. */
const [lettersInGram, charactersInGram] = [3, 2];

export function createNgrams(): Ngrams {
  /** By gram, the texts that have it */
  const lists = new Map<string, number[]>();
  let count = 0;
  /** Of each text's vector */
  let lengths = new Float64Array();

  const idf = (list: readonly number[]) => Math.log(count / list.length) + 1;

  return {
    add(tokens) {
      for (const gram of gramsOf(tokens)) {
        const list = lists.get(gram);
        if (list) list.push(count);
        else lists.set(gram, [count]);
      }
      count++;
    },
    async seal(slice) {
      const squares = new Float64Array(count);
      for (const list of lists.values()) {
        const square = idf(list) ** 2;
        for (let at = 0; at < list.length; at++) squares[list[at] as number] = (squares[list[at] as number] as number) + square;
        await slice();
      }
      lengths = squares.map(Math.sqrt);
    },
    similarTo(tokens) {
      const found = new Float64Array(count);
      let length = 0;
      for (const gram of gramsOf(tokens)) {
        const list = lists.get(gram);
        const weight = (list ? idf(list) : Math.log(count + 1)) ** 2;
        length += weight;
        for (let at = 0; list && at < list.length; at++)
          found[list[at] as number] = (found[list[at] as number] as number) + weight;
      }
      for (let text = 0; text < count; text++) {
        if (found[text]) found[text] = (found[text] as number) / (Math.sqrt(length) * (lengths[text] || 1));
      }
      return found;
    },
  };
}

/** Each gram of a text once. */
function gramsOf(tokens: readonly Token[]): Set<string> {
  const size = tokens.some(({ single }) => single) ? charactersInGram : lettersInGram;
  const text = ` ${tokens
    .map((token, index) => (token.single && tokens[index - 1]?.single ? '' : ' ') + token.text)
    .join('')
    .trim()} `;
  const ngrams = new Set<string>();
  for (let at = 0; at + size <= text.length; at++) ngrams.add(text.slice(at, at + size));
  return ngrams;
}
