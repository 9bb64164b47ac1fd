import { admits, type SearchFilter, type SearchIndex } from './entry.ts';
import { createFold } from './fold.ts';
import type { Range } from './pieces.ts';
import { createPostings, type Postings } from './postings.ts';
import { compoundConfidence, createQueryExpansion, type ExpandedToken } from './query-expansion.ts';
import { pairsAround, type Token, tokensOf } from './tokens.ts';

export interface SearchResult {
  id: string;
  /** 0 to 1; the best first */
  score: number;
  /** Whether it is a confident match. If no result is good, say that there is no answer. */
  good: boolean;
  /** What to highlight of the texts as they are shown */
  marks: { title: readonly Range[]; description: readonly Range[] };
}

export type Search = (query: string, filter?: SearchFilter) => SearchResult[];

/**
 * Parts of a score: how much of the query the entry has in all its texts, how much its best passage has, and how similar query and
 * passage are (Dice coefficient).
 */
const scoreWeights = { entry: 0.7, passage: 0.1, similarity: 0.2 };

/** The lowest scores of a good result, and of one that is shown at all; tuned with `tests/content/search-gold`. */
const minScore = { good: 0.48, shown: 0.15 };

/** Words below this share of the query's heaviest weight, such as “the”, are not highlighted. Single characters always are. */
const minHighlightShare = 0.3;

/** A term is highlighted from this confidence on. A character that was found without its neighbors has less. */
const minHighlightConfidence = 0.5;

const maxResults = 20;

/** @param index of the language that is typed */
export function createSearch({ tag, entries, common, variants }: SearchIndex): Search {
  const fold = createFold(tag, variants);
  const postings = createPostings(entries, common, fold);
  const expandQuery = createQueryExpansion(postings);

  return (query, filter = {}) => {
    const tokens = tokensOf(fold(query));
    const expanded = expandQuery(tokens, !/\s$/.test(query));
    const scores = scoresOf(postings, expanded);
    const terms = highlightedTerms(tokens, expanded);
    return entries
      .map((entry, index) => ({ entry, index, score: scores[index] ?? 0 }))
      .filter(({ entry, score }) => score >= minScore.shown && admits(filter, entry))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxResults)
      .map(({ entry: { id }, index, score }) => {
        const [title, description] = (postings.shown[index] ?? []).map((passage) => highlight(passage.tokens, terms));
        const marks = { title: title ?? [], description: description ?? [] };
        return { id, score, good: score >= minScore.good, marks };
      });
  };
}

const raise = (numbers: Float64Array, index: number, to: number): void => {
  numbers[index] = Math.max(to, numbers[index] ?? 0);
};

const increase = (numbers: Float64Array, index: number, by: number): void => {
  numbers[index] = (numbers[index] ?? 0) + by;
};

/** The score of each entry. Plain loops over arrays of numbers, since this runs on every keystroke. */
function scoresOf(postings: Postings, expanded: readonly ExpandedToken[]): Float64Array {
  const { passages, shown, weightOf } = postings;
  const total = expanded.reduce((sum, { weight }) => sum + weight, 0);
  const { inEntry, inPassage } = coverageOf(postings, expanded, total);
  const bestPassage = new Float64Array(shown.length);
  const bestSimilarity = new Float64Array(shown.length);
  passages.forEach((passage, index) => {
    const covered = inPassage[index] ?? 0;
    if (covered === 0) return;
    raise(bestPassage, passage.entry, covered);
    raise(bestSimilarity, passage.entry, (2 * covered * total) / (total + weightOf(passage)));
  });
  return inEntry.map(
    (covered, entry) =>
      scoreWeights.entry * covered +
      scoreWeights.passage * (bestPassage[entry] ?? 0) +
      scoreWeights.similarity * (bestSimilarity[entry] ?? 0),
  );
}

/** The share of the query's weight, 0 to 1, that each entry has in any of its passages, and that each passage has. */
function coverageOf({ passages, shown, of }: Postings, expanded: readonly ExpandedToken[], total: number) {
  const inEntry = new Float64Array(shown.length);
  const inPassage = new Float64Array(passages.length);
  const confidence = new Float64Array(passages.length);
  const best = new Float64Array(shown.length);
  for (const { weight, terms, compounds } of total > 0 ? expanded : []) {
    confidence.fill(0);
    best.fill(0);
    for (const passage of compounds) confidence[passage] = compoundConfidence;
    for (const [term, value] of terms) for (const passage of of(term)) raise(confidence, passage, value);
    passages.forEach(({ entry, fieldWeight }, index) => {
      const found = confidence[index] ?? 0;
      if (found === 0) return;
      increase(inPassage, index, (found * fieldWeight * weight) / total);
      raise(best, entry, found * fieldWeight);
    });
    for (const [entry, covered] of best.entries()) increase(inEntry, entry, (covered * weight) / total);
  }
  return { inEntry, inPassage };
}

/** The terms of a query that are worth highlighting, each with the confidence that it is meant. */
function highlightedTerms(tokens: readonly Token[], expanded: readonly ExpandedToken[]): Map<string, number> {
  const highlighted = new Map<string, number>();
  const heaviest = Math.max(...expanded.map(({ weight }) => weight));
  for (const [index, { terms, weight }] of expanded.entries()) {
    if (!tokens[index]?.single && weight < heaviest * minHighlightShare) continue;
    for (const [term, confidence] of terms) highlighted.set(term, Math.max(confidence, highlighted.get(term) ?? 0));
  }
  return highlighted;
}

/** The ranges of a text that match the query, so that a reader sees why it was found. */
function highlight(tokens: readonly Token[], terms: ReadonlyMap<string, number>): Range[] {
  const ranges: [number, number][] = [];
  const isMeant = (term: string) => (terms.get(term) ?? 0) >= minHighlightConfidence;
  for (const [index, { text, start, end, single }] of tokens.entries()) {
    const paired = single && (terms.get(text) ?? 0) > 0 && pairsAround(tokens, index).some(isMeant);
    if (!isMeant(text) && !paired) continue;
    const before = ranges[ranges.length - 1];
    if (before && before[1] >= start) before[1] = Math.max(end, before[1]);
    else ranges.push([start, end]);
  }
  return ranges;
}
