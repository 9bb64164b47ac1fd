import { admits, type IndexedEntry, type SearchFilter, type SearchIndex } from './entry.ts';
import { createFold } from './fold.ts';
import { highlight, highlightedTerms } from './highlight.ts';
import { withPhrases } from './more-phrases.ts';
import { createPassages, type Texts } from './passages.ts';
import type { Range } from './pieces.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { createQuoter, type Quote, type Quoter } from './quotes.ts';
import { createRanker, type Ranker, type Ranking } from './ranking.ts';
import { createRewrites, type ToHangul } from './rewrites.ts';
import { createSlices, type Slice } from './slices.ts';
import { isKana, isNumber, type Token } from './tokens.ts';
import { weights } from './weights.ts';
import { namesDevice } from './word-classes.ts';

/** An entry that was found. */
export interface SearchResult extends Pick<IndexedEntry, 'id' | 'title' | 'pages'> {
  /** How well it answers the query, 0 to 1: certain results, and then near ones, are ordered by it */
  score: number;
  /** Whether it answers the query, rather than being near it */
  certain: boolean;
  /** What to highlight of the title */
  marks: readonly Range[];
  /** Of an answer, once its text is known, the sentence that answers the query */
  quote: Quote | undefined;
}

/** What a query finds. */
export interface Found {
  results: readonly SearchResult[];
  /** What was searched for instead of the query, where only that is certain to be found */
  instead?: string;
  /** A number that is most of the query and stands in no text, such as that of an error, as it was typed */
  unknownNumber?: string;
}

/** The search over one index. */
export interface Search {
  find(query: string, filter?: SearchFilter): Found;
}

/** The lowest scores of a result that is shown at all, and as a share of the best one of a certain result; both tuned. */
export const minScore = { share: 0.75, shown: 0.25 };

/**
 * The lowest score of a certain result by language (BCP 47), which {@link certainty} lowers: languages differ in it, as their words do
 * in number and length. README.md says how each was found.
 */
const confidenceThresholds: Readonly<Record<string, number>> = {
  en: 0.67,
  'zh-Hans': 0.655,
  'zh-Hant-HK': 0.655,
  es: 0.74,
  ja: 0.695,
  it: 0.735,
  de: 0.635,
  fr: 0.69,
  ko: 0.665,
  ru: 0.625,
  tr: 0.67,
  pl: 0.645,
};

/** Of a language that has none yet: about the median. */
const defaultConfidenceThreshold = 0.67;

/** The lowest score of a result that is certain to answer a query. */
export const confidenceThresholdFor = (tag: string, tokens: readonly ExpandedToken[]): number =>
  (confidenceThresholds[tag] ?? defaultConfidenceThreshold) - certainty(tokens);

/** A page shows all certain results up to the first number, and near ones until there are as many as the second. */
const [maxResults, fillTo] = [20, 3];

/** Results that quote: as many as stand on a screen or two. */
const maxQuotes = 5;

/** UTF-16 units of a query that are searched for: what is longer is no question. */
const maxQueryLength = 200;

/**
 * @param shortIndex of the language that is typed
 * @param texts with which it finds more, and its results quote
 * @param toHangul for Korean
 */
export async function createSearch(shortIndex: SearchIndex, texts?: Texts, toHangul?: ToHangul): Promise<Search> {
  const index = texts ? withPhrases(shortIndex, texts) : shortIndex;
  const fold = createFold(index.tag, index.variants);
  const slice = createSlices();
  const ranker = await createRanker(index, fold, slice);
  const rewrites = createRewrites(index, fold, toHangul);
  const quote: Quoter = texts
    ? createQuoter(await createPassages(index, texts, fold, ranker.postings, slice), ranker.postings)
    : () => () => undefined;
  const search: Search = {
    find(typed, filter = {}) {
      const query = typed.slice(0, maxQueryLength);
      const ranking = ranker.rank(query);
      const resultsFor = (of: Ranking) => resultsOf(index, ranker, of, filter, quote);
      const results = resultsFor(ranking);
      const unknownNumber = unknownNumberIn(ranking.tokens);
      if (unknownNumber) return { results, unknownNumber: query.slice(unknownNumber.start, unknownNumber.end) };
      if (results[0]?.certain) return { results };
      for (const rewrite of rewrites) {
        const instead = rewrite(query);
        const others = instead ? resultsFor(ranker.rank(instead)) : [];
        if (instead && others[0]?.certain) return { results: others, instead };
      }
      return { results };
    },
  };
  // The second time, its code is compiled.
  if (!texts) void warmUp(search, index, slice);
  return search;
}

/** Letters that are typed in a title to {@link warmUp}. */
const warmUpLetters = 24;

/** Lets the browser compile what runs at every letter, before the first is typed; a query that is there already does not wait for it. */
async function warmUp(search: Search, { entries }: SearchIndex, slice: Slice): Promise<void> {
  for (let letters = 1; letters <= warmUpLetters; letters++) {
    await slice();
    search.find(entries[0]?.title.slice(0, letters) ?? '');
  }
}

/** Words beside a number in a query that is about the number, such as “error code 14”; of a script without spaces three characters are one. */
const [maxWordsAround, charactersInWord] = [2, 3];

function unknownNumberIn(tokens: readonly ExpandedToken[]): Token | undefined {
  // A device that is named says nothing about the number.
  const meant = tokens.filter(({ wordClass }) => !wordClass || wordClass === 'offTopic');
  const words = meant.reduce((sum, { token }) => sum + (token.single ? 1 / charactersInWord : 1), 0);
  const number = meant.find(({ token, terms }) => isNumber(token.text) && !terms.has(token.text));
  return words <= maxWordsAround + 1 ? number?.token : undefined;
}

/** What the query itself, whatever it finds, adds to the certainty that it has an answer. */
function certainty(tokens: readonly ExpandedToken[]): number {
  const { length, kana, offTopic } = weights.certainty;
  const words = tokens.filter(({ wordClass }) => !namesDevice(wordClass));
  const count = words.reduce((sum, { token }) => sum + (isKana(token.text) ? kana : 1), 0);
  const isOffTopic = tokens.some(({ wordClass }) => wordClass === 'offTopic');
  return length * Math.log(Math.max(1, count)) + (isOffTopic ? offTopic : 0);
}

/** What a page shows of a ranking: this alone decides it. */
function resultsOf(
  { tag, entries }: SearchIndex,
  { postings }: Ranker,
  { ranked, tokens, similarTo }: Ranking,
  filter: SearchFilter,
  quote: Quoter,
): SearchResult[] {
  const terms = highlightedTerms(tokens);
  const quoteOf = quote(tokens);
  const admitted = ranked.filter(({ entry }) => admits(filter, entries[entry] as IndexedEntry));
  const threshold = Math.max(confidenceThresholdFor(tag, tokens), minScore.share * (admitted[0]?.score ?? 0));
  return admitted
    .filter(({ score }) => score >= minScore.shown)
    .filter(({ score }, place) => place < (score >= threshold ? maxResults : fillTo))
    .map(({ entry, score }, place) => {
      const { id, title, pages } = entries[entry] as IndexedEntry;
      return {
        ...{ id, title, pages },
        score,
        certain: score >= threshold,
        marks: highlight(postings.titles[entry] ?? [], terms),
        quote: place < maxQuotes ? quoteOf(entry, similarTo(entry)) : undefined,
      };
    });
}
