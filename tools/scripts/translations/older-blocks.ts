import { dirname } from 'node:path';
import { type Block, blocksOf } from '../../../src/mdx/translation/blocks.ts';
import { commitsOf, fileAt } from './history.ts';

/** Finds the newest block of older versions of a guide that fits, as far as the repository knows them. */
export function olderBlocks(file: string): (fits: (block: Block) => boolean) => Block | undefined {
  const commits = commitsOf(file);
  // Each version is read once, and only as far back as somebody asks.
  const versions: Block[][] = [];
  return (fits) => {
    for (const [at, commit] of commits.entries()) {
      versions[at] ??= blocksOf(fileAt(commit, dirname(file), file) ?? '');
      const block = versions[at].find(fits);
      if (block) return block;
    }
    return undefined;
  };
}

/** Paragraphs and list items, each in one line. */
export const paragraphsIn = (text: string): string[] =>
  text.split(/\n\s*\n|\n(?=\s*(?:[-*<]|\d+\.) ?)/).map((part) => part.replace(/\s+/g, ' ').trim());
