import { type Block, blocksOf } from './blocks.ts';
import { commonParts, type Pair } from './common-parts.ts';
import { type GuideFile, hashesIn, markedBlocks } from './guide-files.ts';

/** How a translation lags behind the English of today. Nothing in it: it is up to date. */
export interface Staleness {
  /** Blocks whose English changed or moved */
  stale: { own: Block; english: Block }[];
  /** English blocks that the translation lacks, and the block of the translation that they follow */
  missing: { english: Block; after: Block | undefined }[];
  /** Blocks that English has no more */
  removed: Block[];
}

/**
 * Compares the English that a translation was made from, block by block, with the English of today. What stands in both in the same
 * order is unchanged; of the rest, what has the same text has moved, and what has the same name has changed, or was added to both.
 *
 * @returns undefined where nobody marked the translation as done, or it has lost since what English still has
 */
export function stalenessOf(translation: GuideFile, english: readonly Block[]): Staleness | undefined {
  const hashes = hashesIn(translation);
  if (hashes.length === 0) return undefined;
  const marked = markedBlocks(translation);
  const own = marked.map(({ block }) => block);
  const source = marked.map(({ source }) => source);
  const same = unchanged(source, english);
  const pairs = [...same];
  const pairUp = (fits: (own: number, english: number) => boolean) => {
    for (const index of own.keys()) {
      if (pairs.some(([one]) => one === index)) continue;
      const at = english.findIndex((_, other) => !pairs.some(([, two]) => two === other) && fits(index, other));
      if (at >= 0) pairs.push([index, at]);
    }
  };
  pairUp((index, at) => source[index] === english[at]?.hash);
  pairUp((index, at) => own[index]?.id === english[at]?.id);

  const isLost = ({ hash }: Block, at: number) =>
    !pairs.some(([, other]) => other === at) && hashes.includes(hash) && !source.includes(hash);
  if (english.some(isLost)) return undefined;
  const stale = pairs
    .slice(same.length)
    .filter(([index]) => source[index])
    .sort(([a], [b]) => a - b);
  const before = (at: number) => pairs.filter(([, other]) => other < at).sort(([, a], [, b]) => b - a)[0];
  return {
    stale: stale.flatMap(([index, at]) => {
      const [translated, changed] = [own[index], english[at]];
      return translated && changed ? [{ own: translated, english: changed }] : [];
    }),
    missing: english.flatMap((one, at) => {
      if (pairs.some(([, other]) => other === at)) return [];
      const [previous] = before(at) ?? [];
      return [{ english: one, after: previous === undefined ? undefined : own[previous] }];
    }),
    removed: own.filter((_, index) => source[index] && !pairs.some(([one]) => one === index)),
  };
}

/** The same for two files. */
export const translationStaleness = (translation: GuideFile, english: GuideFile): Staleness | undefined =>
  stalenessOf(translation, blocksOf(english.whole));

/** Whether anything lags behind. */
export const isStale = ({ stale, missing, removed }: Staleness): boolean => stale.length + missing.length + removed.length > 0;

/** What has not changed: the longest common subsequence of both, as pairs of places in the order of the text. */
export const unchanged = (source: readonly (string | undefined)[], english: readonly Block[]): Pair[] =>
  commonParts(
    source.map((hash = '') => hash),
    english.map(({ hash }) => hash),
  );
