import { admits, type SearchFilter, type SearchIndex } from './entry.ts';
import { createFold } from './fold.ts';
import { marksOf } from './marks.ts';
import { compound, createMeanings, type Meaning } from './meaning.ts';
import type { Range } from './pieces.ts';
import { createPostings, type Passage } from './postings.ts';
import { tokensOf } from './tokens.ts';

export interface SearchResult {
  id: string;
  /** 0 to 1; the best first */
  score: number;
  /** Whether it answers the query as far as one can tell. The others are only near: if none is good, say that there is no answer. */
  good: boolean;
  /** What to highlight of the texts as they are shown */
  marks: { title: readonly Range[]; description: readonly Range[] };
}

export type Search = (query: string, filter?: SearchFilter) => SearchResult[];

/** How a score is made: of what the entry says of the query, of what one of its texts says of it, of how alike query and text are. */
const shares = { entry: 0.7, passage: 0.1, alike: 0.2 };

/** Scores from which on a result is good, and worth telling at all; found with tests/content/search-gold. */
const least = { good: 0.48, near: 0.15 };

/** Words that weigh less than this share of the query's heaviest, such as “the”, are not highlighted. Characters make no words alone. */
const leastMarked = 0.3;

const mostResults = 20;

/** @param index of the language that is typed */
export function createSearch({ tag, entries, common, variants }: SearchIndex): Search {
  const fold = createFold(tag, variants);
  const postings = createPostings(entries, common, fold);
  const meaningsOf = createMeanings(postings);

  return (query, filter = {}) => {
    const tokens = tokensOf(fold(query));
    const meanings = meaningsOf(tokens, !/\s$/.test(query));
    const scores = scoresOf(meanings);
    const meant = new Map<string, number>();
    const heaviest = Math.max(...meanings.map(({ weight }) => weight));
    for (const [index, { terms, weight }] of meanings.entries()) {
      if (!tokens[index]?.single && weight < heaviest * leastMarked) continue;
      for (const [term, sure] of terms) meant.set(term, Math.max(sure, meant.get(term) ?? 0));
    }
    return entries
      .map((entry, index) => ({ entry, index, score: scores[index] ?? 0 }))
      .filter(({ entry, score }) => score >= least.near && admits(filter, entry))
      .sort((a, b) => b.score - a.score)
      .slice(0, mostResults)
      .map(({ entry: { id }, index, score }) => {
        const [title, description] = postings.shown[index] as readonly [Passage, Passage];
        const marks = { title: marksOf(title.tokens, meant), description: marksOf(description.tokens, meant) };
        return { id, score, good: score >= least.good, marks };
      });
  };

  /** By entry. Plain loops over arrays of numbers, since this runs at every letter that is typed. */
  function scoresOf(meanings: readonly Meaning[]): Float64Array {
    const { passages, of, weightOf } = postings;
    const total = meanings.reduce((sum, { weight }) => sum + weight, 0);
    const inEntry = new Float64Array(entries.length);
    const inPassage = new Float64Array(passages.length);
    const sure = new Float64Array(passages.length);
    const best = new Float64Array(entries.length);
    for (const { weight, terms, compounds } of total > 0 ? meanings : []) {
      sure.fill(0);
      best.fill(0);
      for (const passage of compounds) sure[passage] = compound;
      for (const [term, value] of terms) for (const passage of of(term)) sure[passage] = Math.max(value, sure[passage] as number);
      for (let index = 0; index < passages.length; index++) {
        const found = sure[index] as number;
        if (found === 0) continue;
        const { entry, value } = passages[index] as Passage;
        inPassage[index] = (inPassage[index] as number) + (found * value * weight) / total;
        best[entry] = Math.max(found * value, best[entry] as number);
      }
      for (let entry = 0; entry < entries.length; entry++)
        inEntry[entry] = (inEntry[entry] as number) + ((best[entry] as number) * weight) / total;
    }
    const bestPassage = new Float64Array(entries.length);
    const bestAlike = new Float64Array(entries.length);
    for (let index = 0; index < passages.length; index++) {
      const found = inPassage[index] as number;
      if (found === 0) continue;
      const passage = passages[index] as Passage;
      const { entry } = passage;
      bestPassage[entry] = Math.max(found, bestPassage[entry] as number);
      bestAlike[entry] = Math.max((2 * found * total) / (total + weightOf(passage)), bestAlike[entry] as number);
    }
    return inEntry.map(
      (found, entry) =>
        shares.entry * found + shares.passage * (bestPassage[entry] as number) + shares.alike * (bestAlike[entry] as number),
    );
  }
}
