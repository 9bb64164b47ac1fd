import { admits, type SearchFilter, type SearchIndex } from './entry.ts';
import { createFold } from './fold.ts';
import { highlight, highlightedTerms } from './highlight.ts';
import type { Range } from './pieces.ts';
import type { ExpandedToken } from './query-expansion.ts';
import { createQuoter, type Quote, type Quoter, type Texts } from './quotes.ts';
import { createRanker, type Ranker, type Ranking } from './ranking.ts';
import { createRewrites, type ToHangul } from './rewrites.ts';
import { isNumber } from './tokens.ts';

export interface SearchResult {
  id: string;
  /** 0 to 1; the best first */
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
  /** A number that is most of the query and stands in no text, such as that of an error; folded, without separators */
  unknownNumber?: string;
}

/** The search over one index. */
export interface Search {
  find(query: string, filter?: SearchFilter): Found;
  /** Lets results quote from now on */
  addTexts(texts: Texts): void;
}

/**
 * The lowest scores of a certain result, also as a share of the best one, and of a result that is shown at all; tuned with
 * `tests/content/search-gold`.
 */
export const minScore = { certain: 0.49, share: 0.75, shown: 0.15 };

/** A page shows all certain results up to the first number, and near ones until there are as many as the second. */
const [maxResults, fillTo] = [20, 3];

/** Results that quote: as many as stand on a screen or two. */
const maxQuotes = 5;

/**
 * @param index of the language that is typed
 * @param toHangul for Korean
 */
export async function createSearch(index: SearchIndex, toHangul?: ToHangul): Promise<Search> {
  const fold = createFold(index.tag, index.variants);
  const ranker = await createRanker(index, fold);
  const rewrites = createRewrites(index, fold, toHangul);
  let quote: Quoter = () => undefined;
  return {
    find(query, filter = {}) {
      const ranking = ranker.rank(query);
      const resultsFor = (of: Ranking) => resultsOf(index, ranker, of, filter, quote);
      const results = resultsFor(ranking);
      const unknownNumber = unknownNumberIn(ranking.tokens);
      if (unknownNumber) return { results, unknownNumber };
      if (results[0]?.certain) return { results };
      for (const rewrite of rewrites) {
        const instead = rewrite(query);
        const others = instead ? resultsFor(ranker.rank(instead)) : [];
        if (instead && others[0]?.certain) return { results: others, instead };
      }
      return { results };
    },
    addTexts(texts) {
      quote = createQuoter(texts, fold);
    },
  };
}

/** Words beside a number in a query that is about the number, such as “error code 14”. */
const maxWordsAround = 2;

function unknownNumberIn(tokens: readonly ExpandedToken[]): string | undefined {
  const meant = tokens.filter(({ wordClass }) => wordClass !== 'filler');
  const number = meant.find(({ token, terms }) => isNumber(token.text) && !terms.has(token.text));
  return number && meant.length <= maxWordsAround + 1 ? number.token.text : undefined;
}

/** What a page shows of a ranking: this alone decides it. */
function resultsOf(
  { entries }: SearchIndex,
  { postings }: Ranker,
  { ranked, tokens, similarTo }: Ranking,
  filter: SearchFilter,
  quote: Quoter,
): SearchResult[] {
  const terms = highlightedTerms(tokens);
  const line = Math.max(minScore.certain, minScore.share * Math.max(0, ...ranked.map(({ score }) => score)));
  return ranked
    .filter(({ entry, score }) => score >= minScore.shown && admits(filter, entries[entry] as (typeof entries)[number]))
    .sort((a, b) => Number(b.score >= line) - Number(a.score >= line))
    .filter(({ score }, place) => place < (score >= line ? maxResults : fillTo))
    .map(({ entry, score }, place) => {
      const id = entries[entry]?.id ?? '';
      return {
        id,
        score,
        certain: score >= line,
        marks: highlight(postings.passages[postings.firstOf(entry + 1) - 1]?.tokens ?? [], terms),
        quote: place < maxQuotes ? quote(id, tokens, similarTo(entry)) : undefined,
      };
    });
}
