import { type Block, blocksOf, hasPlace, placeOf } from './blocks.ts';
import type { GuideFile } from './guide-files.ts';
import { isStale, stalenessOf } from './staleness.ts';

/**
 * Where a translated guide says that the English is newer, and the place in the English that it leads to: `#water-3`, or nothing
 * for its beginning.
 */
export interface Newer {
  /** At a block, by its id in the translation: `title`, a heading, a step, `after-water` */
  at: ReadonlyMap<string, string>;
  /** Before a block, or before the guide's `end`: a part of the English is missing there */
  before: ReadonlyMap<string, string>;
}

const known = new Map<string, Block[]>();

/** Every language is compared with the same English, which is taken apart once. */
function blocksOfEnglish(whole: string): Block[] {
  const blocks = known.get(whole) ?? blocksOf(whole);
  known.set(whole, blocks);
  return blocks;
}

/** @returns undefined if the translation is not known to be stale */
export function newerOf(translation: GuideFile, english: GuideFile): Newer | undefined {
  const [own, theirs] = [blocksOf(translation.whole), blocksOfEnglish(english.whole)];
  const staleness = stalenessOf(translation, theirs);
  if (!staleness || !isStale(staleness)) return undefined;
  const at = new Map<string, string>();
  const before = new Map<string, string>();
  for (const { own: block, english: changed } of staleness.stale) at.set(markedAt(block), anchorOf(theirs, changed));
  for (const block of staleness.removed) {
    const kept = own.slice(0, placeIn(own, block)).findLast(({ id }) => theirs.some((other) => other.id === id));
    at.set(markedAt(block), anchorOf(own, kept));
  }
  for (const { english: added, after } of staleness.missing) {
    // One mark says it of a block and of what follows.
    if (after && at.has(markedAt(after))) continue;
    // A step ends where the next begins.
    if (after?.kind === 'step') at.set(after.id, anchorOf(theirs, added));
    else before.set(beginningAfter(own, after), anchorOf(theirs, added));
  }
  return at.size + before.size > 0 ? { at, before } : undefined;
}

const placeIn = (blocks: readonly Block[], block: Block | undefined): number => blocks.findIndex(({ id }) => id === block?.id);

/** The heading or step that follows a block directly, or `end`. */
function beginningAfter(blocks: readonly Block[], block: Block | undefined): string {
  const next = blocks[placeIn(blocks, block) + 1];
  return next && hasPlace(next) ? next.id : 'end';
}

/** The text before the first heading has no place of its own. */
const markedAt = ({ kind, id }: Block): string => (kind === 'start' ? 'title' : id);

/** The address of a block on its page: its own, or that of the heading or step before it. Empty for the page's beginning. */
function anchorOf(blocks: readonly Block[], block: Block | undefined): string {
  const place = placeOf(blocks, block?.id);
  return place ? `#${place}` : '';
}
