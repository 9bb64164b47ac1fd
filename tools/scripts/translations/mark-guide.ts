import { join } from 'node:path';
import { type Block, labelOf, ownHashOf, sourceFrom, sourceOf } from '../../../src/mdx/translation/blocks.ts';
import { faultText } from '../../../src/mdx/translation/fault.ts';
import { allFaults } from '../../../src/mdx/translation/guide-faults.ts';
import { type GuideFile, hashesIn, markedBlocks, safetyMarksIn } from '../../../src/mdx/translation/guide-files.ts';
import { replaceFile } from '../../../src/mdx/translation/replace-file.ts';
import { translationStaleness } from '../../../src/mdx/translation/staleness.ts';
import { Problem } from '../tools.ts';
import { phraseFaults } from './check/word-faults.ts';
import { olderBlocks, paragraphsIn } from './older-blocks.ts';

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
export function markGuideDone(subject: GuideSubject, content: string, unchanged: boolean): string {
  const { english, own, file } = subject;
  // All of the English counts now, not only what has not changed since.
  const { source, ...frontmatter } = own.frontmatter;
  const faults = allFaults({ ...own, frontmatter }, english);
  if (faults.length > 0) throw new Problem(`${own.path} is not marked as done yet:\n\n${faults.map(faultText).join('\n')}`);
  const same = unchanged ? [] : untouched(subject, content);
  if (same.length > 0) {
    const name = `npm run translations -- ${own.locale} done ${own.id} --unchanged`;
    throw new Problem(
      `${own.path} is not marked as done: this was not touched since it was last marked:\n${same.map((label) => `  ${label}`).join('\n')}\nIf it says what the English says already: ${name}`,
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

/** The stale blocks that are as they were when the guide was last marked as done; of the others, the paragraphs that are. */
function untouched({ own, english, file }: GuideSubject, content: string): string[] {
  const staleness = translationStaleness(own, english);
  if (!staleness) return [];
  const blocks = markedBlocks(own);
  if (staleness.stale.length === 0)
    return blocks.every(({ unedited }) => unedited) ? ['the whole guide, which is up to date'] : [];
  const olderEnglish = olderBlocks(join(content, english.locale, `${english.id}.mdx`));
  const olderOwn = olderBlocks(file);
  return staleness.stale.flatMap((pair) => {
    const { block, source, noted, unedited } = blocks.find(({ block }) => block.id === pair.own.id) ?? {};
    if (!block || unedited) return block ? [labelOf(block)] : [];
    const before = [olderEnglish(({ hash }) => hash === source), olderOwn(({ text }) => ownHashOf(text) === noted)];
    return samePlaces(before, [pair.english, block]).map((text) => `${labelOf(block)}: ${text}`);
  });
}

/** The translation's paragraphs that are as before though the English ones are not: none where one of the texts has more of them. */
function samePlaces(before: readonly (Block | undefined)[], now: readonly Block[]): string[] {
  const texts = [...before, ...now].map((block) => paragraphsIn(block?.text ?? ''));
  const [old = [], own = [], english = [], translated = []] = texts;
  if (texts.some(({ length }) => length !== old.length)) return [];
  return translated.filter((text, at) => text === own[at] && old[at] !== english[at]);
}

/** The file with these lines at the end of its frontmatter. */
function withNotes(whole: string, notes: readonly string[]): string {
  const [, head = '', body = ''] = /^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(whole) ?? [];
  const kept = head.replace(/^(source|review):.*\n/gm, '');
  return `---\n${kept}${notes.map((note) => `${note}\n`).join('')}---\n${body}`;
}
