import { labelOf, sourceFrom, sourceOf } from '../../../src/mdx/translation/blocks.ts';
import { faultText } from '../../../src/mdx/translation/fault.ts';
import { allFaults } from '../../../src/mdx/translation/guide-faults.ts';
import { type GuideFile, hashesIn, markedBlocks, safetyMarksIn } from '../../../src/mdx/translation/guide-files.ts';
import { replaceFile } from '../../../src/mdx/translation/replace-file.ts';
import { translationStaleness } from '../../../src/mdx/translation/staleness.ts';
import { Problem } from '../tools.ts';
import { phraseFaults } from './check/word-faults.ts';

/** A translated guide, the English one, and where the translation lies. */
export interface GuideSubject {
  english: GuideFile;
  own: GuideFile;
  file: string;
}

/**
 * Notes that a guide is translated from the English as it is now, and that somebody else has yet to read it.
 *
 * @param unchanged it says what the new English says already
 * @returns also what the search lacks of an answer
 * @throws Problem when it is not like the English, or was not touched since the English changed
 */
export function markGuideDone({ english, own, file }: GuideSubject, content: string, unchanged: boolean): string {
  // All of the English counts now, not only what has not changed since.
  const { source, ...frontmatter } = own.frontmatter;
  const faults = allFaults({ ...own, frontmatter }, english);
  if (faults.length > 0) throw new Problem(`${own.path} is not marked as done yet:\n\n${faults.map(faultText).join('\n')}`);
  const same = unchanged ? [] : untouched(own, english);
  if (same.length > 0) {
    const name = `npm run translations -- ${own.locale} done ${own.id} --unchanged`;
    throw new Problem(
      `${own.path} is not marked as done: this was not touched since it was last:\n${same.map((label) => `  ${label}`).join('\n')}\nIf it says what the English says already: ${name}`,
    );
  }
  replaceFile(file, withNotes(own.whole, [`source: '${sourceOf(english.whole, own.whole)}'`, 'review: needed']));
  const lacking = phraseFaults(own.locale, [own.id.replace(/^faq\//, '')], content).map(faultText);
  return [`${own.path} is marked as done, and to be reviewed.`, ...lacking].join('\n');
}

/**
 * Notes that somebody else has read it, and corrected it as it is now.
 *
 * @throws Problem when it has got other blocks since it was marked as done
 */
export function markGuideReviewed({ own, file }: GuideSubject): string {
  if (!own.frontmatter.review) return `${own.path} was not to be reviewed.`;
  if (markedBlocks(own).some(({ source }) => own.frontmatter.source && !source))
    throw new Problem(`${own.path} has other headings or steps than when it was marked as done. Mark it as done first.`);
  const source = sourceFrom(hashesIn(own), own.whole, safetyMarksIn(own));
  replaceFile(file, withNotes(own.whole, source ? [`source: '${source}'`] : []));
  return `${own.path} is marked as reviewed.`;
}

/** The stale blocks that are as they were when the guide was last marked as done. */
function untouched(own: GuideFile, english: GuideFile): string[] {
  const staleness = translationStaleness(own, english);
  if (!staleness) return [];
  const blocks = markedBlocks(own);
  if (staleness.stale.length === 0)
    return blocks.every(({ unedited }) => unedited) ? ['the whole guide, which is up to date'] : [];
  const isSame = (id: string) => blocks.some(({ block, unedited }) => unedited && block.id === id);
  return staleness.stale.filter((pair) => isSame(pair.own.id)).map((pair) => labelOf(pair.own));
}

/** The file with these lines at the end of its frontmatter. */
function withNotes(whole: string, notes: readonly string[]): string {
  const [, head = '', body = ''] = /^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(whole) ?? [];
  const kept = head.replace(/^(source|review):.*\n/gm, '');
  return `---\n${kept}${notes.map((note) => `${note}\n`).join('')}---\n${body}`;
}
