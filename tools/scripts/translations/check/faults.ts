import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Locale, type LocaleCode, locales, sourceLocale } from '../../../../src/i18n/locales.ts';
import { type Fault, inOrder, missingFile } from '../../../../src/mdx/translation/fault.ts';
import { allFaults } from '../../../../src/mdx/translation/guide-faults.ts';
import { folders, guideFilesOf } from '../../../../src/mdx/translation/guide-files.ts';
import { neglected, termsOfLanguage, usesOf } from './glossary.ts';
import { labelFaults } from './label-faults.ts';
import { foreignWords } from './language-of.ts';
import { type LocalText, localTexts, stringTexts } from './local-texts.ts';
import { safetyWordings } from './safety-wordings.ts';
import { stringFaults } from './string-faults.ts';
import { otherChinese, strangeLetters, untranslated, valueFaults } from './text-faults.ts';
import { lacksRules, typographyFaults } from './typography.ts';
import { wordFaults } from './word-faults.ts';

/** Everything that is wrong in a language, in the order of its files. The tests of texts know no other faults. */
export function faultsOf(locale: Locale, content = 'content'): Fault[] {
  const code = locale.code;
  const texts = localTexts(code, content);
  const copied = new Map(texts.map((text) => [text, untranslated(code, text)]));
  return inOrder([
    ...guideFaultsOf(code, content),
    ...strayFiles(code, content),
    ...safetyWordings(code, content),
    ...stringFaults(locale, content),
    ...wordFaults(code, content),
    ...lacksRules(code),
    ...texts.flatMap((text) => [
      ...(copied.get(text) ?? []),
      ...strangeLetters(code, text),
      ...otherChinese(code, text),
      ...valueFaults(text),
      ...typographyFaults(code, text),
    ]),
    ...labelFaults(stringTexts(code, content, true)),
    ...foreignWords(
      code,
      texts.filter((text) => !copied.get(text)?.length),
      content,
    ),
    ...glossaryFaults(code, texts, content),
  ]);
}

/** Where English has changed, the texts that are left say little about a word, and who edits English cannot mend it. */
function glossaryFaults(code: LocaleCode, texts: readonly LocalText[], content: string): Fault[] {
  const pending = texts.some(({ english }) => english === '');
  const uses = usesOf(termsOfLanguage(code, content), texts);
  return neglected(uses).map((fault) => ({ ...fault, ...(pending && { pending }) }));
}

function guideFaultsOf(code: LocaleCode, content: string): Fault[] {
  const own = new Map(guideFilesOf(code, content).map((guide) => [guide.id, guide]));
  const english = new Map(guideFilesOf(sourceLocale.code, content).map((guide) => [guide.id, guide]));
  const missing = [...english.values()].filter(({ id }) => !own.has(id));
  return [
    ...missing.map(({ id, path }) => missingFile(`content/${code}/${id}.mdx`, path)),
    ...[...own.values()].flatMap((guide) => allFaults(guide, english.get(guide.id))),
  ];
}

/** What stands in the folder of a language: nothing reads another file, such as one that Windows named `alexa.mdx.txt`. */
const known = new RegExp(
  `^((${folders.join('|')})/[^/_][^/]*\\.mdx|strings/[^/]+\\.json|(_strings-source|search|food)\\.json|_guide\\.md)$`,
);

/** Folders that stand among those of the languages, such as one that was given a language's name instead of its code. */
export const strayFolders = (content: string): Fault[] =>
  readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !locales.some(({ code }) => code === entry.name))
    .map(({ name }) => {
      const fix = `Move its files to the folder of their language: ${locales.map(({ code }) => code).join(', ')}`;
      return { file: `content/${name}`, line: 1, what: 'Nothing reads this folder', fix, pending: true };
    });

function strayFiles(code: LocaleCode, content: string): Fault[] {
  const folder = join(content, code);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => !known.test(path))
    .map((path) => {
      const fix = 'Give it the folder and the name of an English file, or remove it';
      return { file: `content/${code}/${path}`, line: 1, what: 'Nothing reads this file', fix, pending: true };
    });
}
