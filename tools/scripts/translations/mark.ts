import { writeFileSync } from 'node:fs';
import type { LocaleCode } from '../../../src/i18n/locales.ts';
import { sourceOf } from '../../../src/mdx/translation/blocks.ts';
import type { GuideFile } from '../../../src/mdx/translation/guide-files.ts';
import {
  englishStrings,
  placeholdersIn,
  stringsSourceOf,
  stringsStaleness,
  textsOf,
  writeStringsSource,
} from '../../../src/mdx/translation/strings.ts';
import { differences } from '../../../src/mdx/translation/structure.ts';
import { textProblems } from '../../../src/mdx/translation/text-problems.ts';
import { Problem } from '../tools.ts';
import { type Subject, subjectOf } from './subject.ts';

/**
 * Notes that something is translated from the English as it is now, and that somebody else has yet to read it.
 *
 * @returns what was done, in a sentence
 * @throws Problem when it is not like the English, saying where
 */
export function markDone(locale: LocaleCode, name: string, content: string): string {
  const subject = subjectOf(locale, name, content);
  if ('keys' in subject) return markTexts(locale, subject.keys, name, content);
  const { english, own, file } = subject;
  const problems = problemsOf(own, english);
  if (problems.length > 0)
    throw new Problem(`${own.path} is not marked as done yet:\n${problems.map((one) => `  ${one}`).join('\n')}`);
  writeFileSync(file, withNotes(own.whole, [`source: '${sourceOf(english.whole)}'`, 'review: needed']));
  return `${own.path} is marked as done, and to be reviewed.`;
}

/** Notes that somebody else has read something. */
export function markReviewed(locale: LocaleCode, name: string, content: string): string {
  const subject: Subject = subjectOf(locale, name, content);
  if ('keys' in subject) {
    const source = stringsSourceOf(locale, content);
    const marked = subject.keys.filter((key) => source[key]?.endsWith(' review'));
    if (marked.length === 0) return `No text of “${name}” was to be reviewed.`;
    const read = marked.map((key) => [key, source[key]?.replace(' review', '') ?? '']);
    writeStringsSource(locale, { ...source, ...Object.fromEntries(read) }, content);
    return `${marked.length} of the texts of screens are marked as reviewed.`;
  }
  const { own, file } = subject;
  if (!own.frontmatter.review) return `${own.path} was not to be reviewed.`;
  writeFileSync(file, withNotes(own.whole, own.frontmatter.source ? [`source: '${own.frontmatter.source}'`] : []));
  return `${own.path} is marked as reviewed.`;
}

/** What keeps a file from being done, as sentences. */
function problemsOf(own: GuideFile, english: GuideFile): string[] {
  try {
    return [
      ...(own.body.trim() === english.body.trim() ? [`${own.path} is still the English text`] : []),
      ...textProblems(own),
      ...differences(own, english),
    ];
  } catch (error) {
    return [`${own.path} cannot be read, a tag or a brace is not closed or not opened: ${(error as Error).message}`];
  }
}

/** The file with these lines at the end of its frontmatter. */
function withNotes(whole: string, notes: readonly string[]): string {
  const [, head = '', body = ''] = /^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(whole) ?? [];
  const kept = head.replace(/^(source|review):.*\n/gm, '');
  return `---\n${kept}${notes.map((note) => `${note}\n`).join('')}---\n${body}`;
}

function markTexts(locale: LocaleCode, keys: readonly string[], name: string, content: string): string {
  const staleness = stringsStaleness(locale, content);
  const present = keys.filter((key) => !staleness.missing.includes(key));
  const changed = present.filter((key) => keys.length <= 2 || staleness.stale.includes(key));
  const english = englishStrings(content);
  const own = textsOf(locale, content);
  const wrong = changed.flatMap((key) => {
    const [theirs, ours] = [english[key]?.text ?? '', own[key] ?? english[key]?.text ?? ''].map(placeholdersIn);
    return theirs === ours ? [] : [`  ${key} holds ${ours || 'no placeholder'}, English ${theirs || 'none'}`];
  });
  if (wrong.length > 0) throw new Problem(`Nothing of “${name}” is marked as done yet:\n${wrong.join('\n')}`);
  const marks = changed.map((key) => [key, `${english[key]?.hash} review`]);
  writeStringsSource(locale, { ...stringsSourceOf(locale, content), ...Object.fromEntries(marks) }, content);
  const missing = keys.length - present.length;
  return `${changed.length} of the texts of screens are marked as done, and to be reviewed.${missing ? ` ${missing} are still missing.` : ''}`;
}
