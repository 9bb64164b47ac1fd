import { blocksOf } from './blocks.ts';
import { type GuideFile, hashesIn } from './guide-files.ts';
import { outlineOf } from './outline.ts';
import { isStale, translationStaleness, unchanged } from './staleness.ts';

/**
 * How a translation differs from the English guide, apart from its words. English moves on: a translation that is known to be stale is
 * held against as much of it as has not changed.
 */
export function translationProblems(translation: GuideFile, english: GuideFile | undefined): string[] {
  const { path } = translation;
  if (!english) return [`${path} has no English twin: English is written first`];
  const staleness = translationStaleness(translation, english);
  if (!staleness || !isStale(staleness)) return differences(translation, english);
  const [own, theirs] = [blocksOf(translation.whole), blocksOf(english.whole)];
  // A step's number follows from those before it.
  const place = (id = '') => id.replace(/-\d+$/, '');
  return unchanged(hashesIn(translation), theirs).flatMap(([index, at]) => {
    const [has, wanted] = [own[index]?.id, theirs[at]?.id];
    return place(has) === place(wanted) ? [] : [`${path}: English has “${wanted}” where this has “${has}”`];
  });
}

/** How it differs from the whole English guide as it is now. */
export function differences({ path, body }: GuideFile, english: GuideFile): string[] {
  const [own, theirs] = [outlineOf(body), outlineOf(english.body)];
  return [...difference(path, own.parts, theirs.parts), ...difference(path, own.numbers, theirs.numbers)];
}

/** The first place where two outlines part: what follows differs anyhow. */
function difference(path: string, own: readonly string[], theirs: readonly string[]): string[] {
  const at = theirs.findIndex((part, index) => own[index] !== part);
  if (at >= 0) return [`${path}: English has “${theirs[at]}” where this has “${own[at] ?? 'its end'}”`];
  return own.length > theirs.length ? [`${path} has “${own[theirs.length]}”, which English does not`] : [];
}
