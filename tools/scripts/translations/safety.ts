import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, type LocaleCode, sourceLocale } from '../../../src/i18n/locales.ts';
import { isSafetyId, type SafetySentence, safetySentences } from '../../../src/mdx/safety.ts';
import { encodingFaults } from '../../../src/mdx/translation/encoding.ts';
import { type Fault, faultText } from '../../../src/mdx/translation/fault.ts';
import { type GuideFile, guideFilesOf, readGuide } from '../../../src/mdx/translation/guide-files.ts';
import { readStringsFile } from '../../../src/mdx/translation/strings-file.ts';
import { Problem } from '../tools.ts';

const registryName = 'safety.json';

/** Where a text without tags stands, by the id of its safety sentence: `strings/trainer.json#hot`, `faq/vacuum-wet.mdx#description`. */
function registryOf(content: string): [id: string, place: string][] {
  const file = join(content, registryName);
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The text at a place in a language; empty where it is missing. */
function textAt(place: string, code: LocaleCode, content: string): string {
  const [path = '', name = ''] = place.split('#');
  if (path.endsWith('.mdx')) return readGuide(code, path.replace(/\.mdx$/, ''), content)?.frontmatter[name] ?? '';
  return readStringsFile(join(content, code, path), path).texts[name] ?? '';
}

/** What is wrong with `content/safety.json`. */
export function registryFaults(content = 'content'): Fault[] {
  const tagged = new Set(guideFilesOf(sourceLocale.code, content).flatMap((guide) => sentencesIn(guide).map(({ id }) => id)));
  const found = (what: string, fix: string): Fault => ({ file: `content/${registryName}`, line: 1, what, fix });
  return registryOf(content).flatMap(([id, place]) => [
    ...(isSafetyId(id) ? [] : [found(`“${id}” is not in kebab-case`, 'Write it like plug-dry-hands')]),
    ...(tagged.has(id) ? [found(`“${id}” is the id of a tag, too`, 'Choose another')] : []),
    ...(textAt(place, sourceLocale.code, content)
      ? []
      : [found(`English has no text at “${place}”`, 'Correct it, or remove it')]),
  ]);
}

/**
 * `npm run translations -- safety`: every safety sentence in English and in other languages, for those who review them.
 *
 * @throws Problem when content/safety.json has a fault
 */
export function safety(locales: readonly Locale[], content: string): string {
  const faults = registryFaults(content);
  if (faults.length > 0) throw new Problem(faults.map(faultText).join('\n'));
  const codes = [sourceLocale, ...locales].map(({ code }) => code);
  const entry = (id: string, file: string, textIn: (code: LocaleCode) => string) =>
    [id, `  content/en/${file}`, ...codes.map((code) => `  ${code.padEnd(6)} ${textIn(code) || '–'}`), ''].join('\n');
  const inGuides = guideFilesOf(sourceLocale.code, content).flatMap((guide) => {
    const texts = new Map(codes.map((code) => [code, sentencesIn(readGuide(code, guide.id, content))]));
    return sentencesIn(guide).map(({ id, nth, line }) =>
      entry(
        id,
        `${guide.id}.mdx:${line}`,
        (code) => texts.get(code)?.find((one) => one.id === id && one.nth === nth)?.text ?? '',
      ),
    );
  });
  const inRegistry = registryOf(content).map(([id, place]) => entry(id, place, (code) => textAt(place, code, content)));
  const all = [...inGuides, ...inRegistry];
  return [...all, `${all.length} safety sentences`].join('\n');
}

/** Those of a guide, each with its place among those of its id. None of a guide that is no MDX or no UTF-8: `check` tells that. */
export function sentencesIn(guide: GuideFile | undefined): (SafetySentence & { nth: number })[] {
  if (!guide || encodingFaults(guide.path, guide.whole).length > 0) return [];
  try {
    const all = safetySentences(guide.body);
    return all.map((sentence, index) => {
      const nth = all.slice(0, index).filter(({ id }) => id === sentence.id).length;
      return { ...sentence, nth, line: guide.above + sentence.line };
    });
  } catch {
    return [];
  }
}
