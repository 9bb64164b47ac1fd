import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LocaleCode, sourceLocale } from '../../src/i18n/locales.ts';
import { type GuideFile, guideFiles } from '../../src/mdx/translation/guide-files.ts';
import { isStale, translationStaleness } from '../../src/mdx/translation/staleness.ts';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';
import { pairedPassages, passagesOf } from './passages.ts';

/** A text of a language beside the English one that it says. */
export interface LocalText {
  /** `content/de/strings/common.json back`, `content/de/instructions/vacuum.mdx #water` */
  at: string;
  text: string;
  /** Nothing, where the English has changed since */
  english: string;
}

/** Every text of a language: guides and answers by passage, then the strings. Plural forms stand beside the English one that fits. */
export function localTexts(code: LocaleCode, guides = guideFiles()): LocalText[] {
  const english = new Map(guides.filter(({ locale }) => locale === sourceLocale.code).map((guide) => [guide.id, guide]));
  return [
    ...guides
      .filter(({ locale }) => locale === code)
      .flatMap((guide) => {
        const twin = english.get(guide.id);
        return twin ? guideTexts(guide, twin) : [];
      }),
    ...stringTexts(code),
  ];
}

function guideTexts(guide: GuideFile, english: GuideFile): LocalText[] {
  const { path, frontmatter, body } = guide;
  const staleness = translationStaleness(guide, english);
  // English has moved on: what it says now is not what was translated.
  const twin = (text: string) => (staleness && isStale(staleness) ? '' : text);
  const head = ['title', 'description'].map((key) => ({
    at: `${path} ${key}`,
    text: frontmatter[key] ?? '',
    english: twin(english.frontmatter[key] ?? ''),
  }));
  const passages = pairedPassages(passagesOf(body), passagesOf(english.body));
  return [
    ...head,
    ...passages.map(({ section, text, english }) => ({ at: `${path} #${section}`, text, english: twin(english) })),
  ];
}

function stringTexts(code: LocaleCode): LocalText[] {
  return filesUnder(join(root, 'content', code, 'strings')).flatMap((file) => {
    const english = readStrings(join(root, 'content', sourceLocale.code, 'strings', basename(file)));
    return Object.entries(readStrings(file)).map(([key, text]) => {
      const other = key.replace(/_(zero|two|few|many)$/, '_other');
      return { at: `content/${code}/strings/${basename(file)} ${key}`, text, english: english[key] ?? english[other] ?? '' };
    });
  });
}

const readStrings = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
