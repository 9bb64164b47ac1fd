import type { IndexedEntry, SearchIndex } from './entry.ts';
import type { Fold } from './fold.ts';
import { createPostings, type Postings } from './postings.ts';
import { createQueryExpansion, type ExpandedToken } from './query-expansion.ts';
import { createSlices } from './slices.ts';
import { tokensOf } from './tokens.ts';
import { weights } from './weights.ts';
import { createWordClasses, namesDevice } from './word-classes.ts';

/** How well an entry answers a query. */
export interface Ranked {
  /** Index of the entry */
  entry: number;
  /** How well it answers the query, 0 to 1 */
  score: number;
  /** What the score is made of, each 0 to 1 */
  parts: Readonly<Record<keyof typeof weights.score, number>>;
}

export interface Ranking {
  /** All entries that have anything of the query, the best first */
  ranked: readonly Ranked[];
  tokens: readonly ExpandedToken[];
  /** By anchor, how similar its phrases are to the query by their n-grams, until the next query */
  similarTo(entry: number): ReadonlyMap<string, number>;
}

/** Ranks the entries of an index. */
export interface Ranker {
  rank(query: string): Ranking;
  postings: Postings;
}

export async function createRanker(index: SearchIndex, fold: Fold, slice = createSlices()): Promise<Ranker> {
  const postings = await createPostings(index, fold, slice);
  const classesOf = createWordClasses(index);
  const expand = createQueryExpansion(postings);
  const coveragesOf = createCoverage(postings);
  return {
    postings,
    rank(query) {
      const tokens = tokensOf(fold(query));
      const expanded = expand(tokens, classesOf(tokens), !/\s$/.test(query));
      return { tokens: expanded, ...rankedBy(index.entries, postings, expanded, coveragesOf(expanded)) };
    },
  };
}

/** Arrays of numbers and plain loops, since this runs on every keystroke. */
function rankedBy(
  entries: SearchIndex['entries'],
  postings: Postings,
  expanded: readonly ExpandedToken[],
  coverages: readonly Coverage[],
): Pick<Ranking, 'ranked' | 'similarTo'> {
  const { fields, ngrams } = postings;
  const total = expanded.reduce((sum, { weight }) => sum + weight, 0);
  const { inEntry, inField } = sharesOf(postings, coverages, expanded, total);
  const bestNgrams = ngrams.similarTo(
    expanded.map(({ token }) => token),
    expanded.flatMap(({ synonyms }) => synonyms),
  );
  const isOther = otherDevices(expanded);
  const similarityAt = (field: number) => {
    const covered = inField[field] ?? 0;
    return covered && (2 * covered * total) / (total + (fields.weights[field] as number));
  };
  const ranked: Ranked[] = [];
  for (let entry = 0; entry < entries.length; entry++) {
    const covered = inEntry[entry] ?? 0;
    if (covered === 0) continue;
    const evidence = (covered * total) / (covered * total + weights.halfEvidence);
    let best = 0;
    let similarity = 0;
    const first = postings.firstOf(entry);
    const end = postings.firstOf(entry + 1);
    for (let field = first; field < end; field++) {
      const inThis = inField[field] as number;
      if (inThis === 0) continue;
      if (inThis > best) best = inThis;
      const similar = similarityAt(field);
      if (similar > similarity) similarity = similar;
    }
    const parts = { entry: covered, field: best, similarity, evidence, ngrams: bestNgrams(first, end) };
    const { devices = 'all', pages } = entries[entry] ?? {};
    const factor = (isOther(devices) ? weights.otherDevice : 1) * (pages ? weights.guide : 1);
    const { score } = weights;
    const sum =
      parts.entry * score.entry +
      parts.field * score.field +
      parts.similarity * score.similarity +
      parts.evidence * score.evidence +
      parts.ngrams * score.ngrams;
    ranked.push({ entry, parts, score: sum * factor });
  }

  const similarTo = (entry: number) => {
    const byAnchor = new Map<string, number>();
    const end = postings.firstOf(entry + 1);
    for (let field = postings.firstOf(entry); field < end; ) {
      const anchor = fields.anchors[field];
      let best = 0;
      for (; field < end && fields.anchors[field] === anchor; field++) best = Math.max(best, bestNgrams(field, field + 1));
      if (anchor) byAnchor.set(anchor, best);
    }
    return byAnchor;
  };
  return { ranked: ranked.sort((a, b) => b.score - a.score), similarTo };
}

/** Tells whether an entry is about other kinds of devices than those that a query names. */
function otherDevices(expanded: readonly ExpandedToken[]): (devices: IndexedEntry['devices']) => boolean {
  const named = expanded.map(({ wordClass }) => wordClass).filter(namesDevice);
  return (devices) => named.length > 0 && devices !== 'all' && !devices.some((kind) => named.includes(kind));
}

/** The fields that have any of the terms of a token, as their indexes, and how much of it each has, 0 to 1. */
interface Coverage {
  list: readonly number[];
  covered: Float64Array;
}

/** @returns by token, its coverage, which is kept as long as its expansion is */
function createCoverage({ fields, of }: Postings): (expanded: readonly ExpandedToken[]) => Coverage[] {
  const confidence = new Float64Array(fields.weights.length);
  const known = new WeakMap<ExpandedToken['terms'], Coverage>();

  const coverageOf = (terms: ExpandedToken['terms']): Coverage => {
    const touched: number[] = [];
    for (const [term, value] of terms) {
      const list = of(term);
      for (let index = 0; index < list.length; index++) {
        const at = list[index] as number;
        const most = confidence[at] as number;
        if (most === 0) touched.push(at);
        if (value > most) confidence[at] = value;
      }
    }
    const covered = new Float64Array(touched.length);
    for (let index = 0; index < touched.length; index++) {
      const at = touched[index] as number;
      covered[index] = (confidence[at] as number) * (fields.fieldWeights[at] as number);
      confidence[at] = 0;
    }
    return { list: touched, covered };
  };

  return (expanded) =>
    expanded.map(({ terms }) => {
      const coverage = known.get(terms) ?? coverageOf(terms);
      known.set(terms, coverage);
      return coverage;
    });
}

/** The share of the query's weight, 0 to 1, that each entry has in any of its fields, and that each field has. */
function sharesOf(
  { fields, entries }: Postings,
  coverages: readonly Coverage[],
  expanded: readonly ExpandedToken[],
  total: number,
) {
  const inEntry = new Float64Array(entries);
  const inField = new Float64Array(fields.weights.length);
  const best = new Float64Array(entries);
  for (const [token, { list, covered }] of total > 0 ? coverages.entries() : []) {
    const share = (expanded[token] as ExpandedToken).weight / total;
    best.fill(0);
    for (let index = 0; index < list.length; index++) {
      const at = list[index] as number;
      const entry = fields.entries[at] as number;
      const value = covered[index] as number;
      inField[at] = (inField[at] as number) + value * share;
      if (value > (best[entry] as number)) best[entry] = value;
    }
    for (let entry = 0; entry < entries; entry++) inEntry[entry] = (inEntry[entry] as number) + (best[entry] as number) * share;
  }
  return { inEntry, inField };
}
