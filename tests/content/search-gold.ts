import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/i18n/locales.ts';
import { root } from '../../tools/scripts/tools.ts';

/** What people type, and what they should be shown: `tests/content/search-gold/<set>/<language>.json`. */
export interface Gold {
  /** `hit`: the entries of which one must be among the first three */
  answered: { q: string; hit: string[] }[];
  /** What no entry answers, so that nothing may be shown as certain */
  unanswered: string[];
  /** What one passage of an answer answers, so that it must be quoted; several anchors where any of them does */
  steps: { q: string; answer: string; anchors: string[] }[];
}

/** The search is tuned with one set, and what it is worth is told by the other, whose queries nobody looks at. */
export type GoldSet = 'tuned' | 'unseen';

export const goldFile = ({ code }: Pick<Locale, 'code'>, set: GoldSet): string =>
  join(root, 'tests/content/search-gold', set, `${code}.json`);

export const goldOf = (locale: Locale, set: GoldSet): Gold => JSON.parse(readFileSync(goldFile(locale, set), 'utf8'));

/** One query, and what is found for it, the best first. */
export type Find = (query: string) => readonly { id: string; certain: boolean; quote?: { anchor: string } | undefined }[];

/** What came of a gold set: how many queries, and what they were where it went wrong. */
export interface Marks {
  answered: number;
  unanswered: number;
  steps: number;
  /** No right entry is among the first three */
  missed: string[];
  /** … or none of them is certain */
  uncertain: string[];
  /** The first is not right */
  notFirst: string[];
  /** Something is certain, and nothing may be */
  mistaken: string[];
  /** The right entry is not found, or does not quote the right passage */
  misquoted: string[];
}

export function mark({ answered, unanswered, steps }: Gold, find: Find): Marks {
  const found = answered.map(({ q, hit }) => ({
    q,
    right: find(q)
      .slice(0, 3)
      .map((result) => ({ ...result, right: hit.includes(result.id) })),
  }));
  const without = (isFine: (results: (ReturnType<Find>[number] & { right: boolean })[]) => boolean) =>
    found.filter(({ right }) => !isFine(right)).map(({ q }) => q);
  return {
    answered: answered.length,
    unanswered: unanswered.length,
    steps: steps.length,
    missed: without((results) => results.some(({ right }) => right)),
    uncertain: without((results) => results.some(({ right, certain }) => right && certain)),
    notFirst: without(([first]) => first?.right === true),
    mistaken: unanswered.filter((query) => find(query).some(({ certain }) => certain)),
    misquoted: steps
      .filter(({ q, answer, anchors }) => !anchors.includes(find(q).find(({ id }) => id === answer)?.quote?.anchor ?? ''))
      .map(({ q }) => q),
  };
}

/** Shares of the marks of one language or several, 0 to 1. */
export function sharesOf(marks: readonly Marks[]) {
  const share = (
    wrong: 'missed' | 'uncertain' | 'notFirst' | 'mistaken' | 'misquoted',
    of: 'answered' | 'unanswered' | 'steps',
  ) => marks.reduce((sum, each) => sum + each[wrong].length, 0) / marks.reduce((sum, each) => sum + each[of], 0);
  return {
    found: 1 - share('missed', 'answered'),
    certain: 1 - share('uncertain', 'answered'),
    first: 1 - share('notFirst', 'answered'),
    mistaken: share('mistaken', 'unanswered'),
    quoted: 1 - share('misquoted', 'steps'),
  };
}
