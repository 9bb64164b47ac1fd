import { anchoredBlocks } from '../answer-passages.ts';
import { parseMdx } from '../mdx-tree.ts';
import type { GuideFile } from './guide-files.ts';

/**
 * The line of a translation where it says what English says in a line of its file: that of the same paragraph, step or list item.
 *
 * @throws Error when one of them is no MDX
 */
export function lineBeside(translation: GuideFile, english: GuideFile, line: number): number {
  const place = passages(english).findLast((one) => one.line <= line);
  const own = passages(translation);
  return (own.find(({ anchor }) => anchor === place?.anchor) ?? own.at(0))?.line ?? translation.above + 1;
}

const passages = ({ body, above }: GuideFile) =>
  anchoredBlocks(parseMdx(body)).map(([anchor, node]) => ({ anchor, line: above + (node.position?.start.line ?? 1) }));
