import { type LocaleCode, sourceLocale } from '../../../../src/i18n/locales.ts';
import { baseOf } from '../../../../src/i18n/plural-forms.ts';
import { hashOf } from '../../../../src/mdx/translation/blocks.ts';
import { encodingFaults } from '../../../../src/mdx/translation/encoding.ts';
import type { Fault } from '../../../../src/mdx/translation/fault.ts';
import { type GuideFile, guideFilesOf } from '../../../../src/mdx/translation/guide-files.ts';
import { isStale, translationStaleness } from '../../../../src/mdx/translation/staleness.ts';
import { areaOf, stringsFilesOf, stringsSourceOf, type Texts, textsOf } from '../../../../src/mdx/translation/strings.ts';
import { pairedPassages, passagesOf } from './passages.ts';

/** A text of a language beside the English one that it says. */
export interface LocalText {
  /** `content/de/strings/common.json` */
  file: string;
  /** `back`, `title`, `#water` */
  name: string;
  text: string;
  /** The line of the file that each line of the text is in */
  lines: readonly number[];
  /** Nothing, where the English has changed since */
  english: string;
  /** It is a whole section of a guide, whose passages are not as many as in English */
  joined?: true;
}

/** A fault of a text. @param at where in the text: nothing for its beginning */
export const faultIn = ({ file, text, lines }: LocalText, what: string, fix: string, at = 0): Fault => {
  const line = lines[text.slice(0, at).split('\n').length - 1] ?? lines[0] ?? 1;
  return { file, line, what, fix };
};

/**
 * Every text of a language: guides and answers by passage, then the strings. Plural forms stand beside the English one that fits. An
 * empty text is none: that is a fault of its own.
 */
export function localTexts(code: LocaleCode, content = 'content'): LocalText[] {
  const english = new Map(guideFilesOf(sourceLocale.code, content).map((guide) => [guide.id, guide]));
  return [
    ...guideFilesOf(code, content).flatMap((guide) => {
      const twin = english.get(guide.id);
      return twin ? readableTexts(guide, twin) : [];
    }),
    ...stringTexts(code, content),
  ];
}

/** None of a guide without its frontmatter's lines, that is no MDX or no UTF-8: each is a fault of its own. */
function readableTexts(guide: GuideFile, english: GuideFile): LocalText[] {
  if (guide.above === 0 || encodingFaults(guide.path, guide.whole).length > 0) return [];
  try {
    return guideTexts(guide, english);
  } catch {
    return [];
  }
}

function guideTexts(guide: GuideFile, english: GuideFile): LocalText[] {
  const { path: file, frontmatter, whole, above } = guide;
  const staleness = translationStaleness(guide, english);
  // English has moved on: what it says now is not what was translated.
  const twin = (text: string) => (staleness && isStale(staleness) ? '' : text);
  const rows = whole.split('\n').slice(0, above);
  const head = ['title', 'description'].map((name) => ({
    file,
    name,
    text: frontmatter[name] ?? '',
    lines: [rows.findIndex((row) => row.startsWith(`${name}:`)) + 1 || 1],
    english: twin(english.frontmatter[name] ?? ''),
  }));
  const passages = pairedPassages(passagesOf(guide), passagesOf(english));
  return [
    ...head.filter(({ text }) => text),
    ...passages.map(({ section, english, ...passage }) => ({ ...passage, file, name: `#${section}`, english: twin(english) })),
  ];
}

/**
 * The texts of screens of a language, each with its key in the English.
 *
 * @param all also beside an English that has changed since
 */
export function stringTexts(code: LocaleCode, content: string, all = false): (LocalText & { key: string })[] {
  const english = textsOf(sourceLocale.code, content);
  const source = stringsSourceOf(code, content);
  return stringsFilesOf(code, content).flatMap(({ path, texts, lines }) =>
    Object.entries(texts).flatMap(([name, text]) => {
      if (!text) return [];
      const [key = '', theirs = ''] = twinOf(`${areaOf(path)}.${name}`, english);
      const [hash = ''] = source[key]?.split(' ') ?? [];
      const stale = !all && hash !== '' && hash !== hashOf(theirs);
      return { key, file: path, name, text, lines: [lines.get(name) ?? 1], english: stale ? '' : theirs };
    }),
  );
}

/** The English text that a key, or a plural form that English does not have, was made of. */
function twinOf(key: string, english: Texts): [key: string, text: string] | [] {
  const known = [key, `${baseOf(key)}_other`].find((one) => english[one] !== undefined);
  return known === undefined ? [] : [known, english[known] ?? ''];
}
