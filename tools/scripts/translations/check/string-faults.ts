import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Locale, sourceLocale } from '../../../../src/i18n/locales.ts';
import { baseOf, keysIn } from '../../../../src/i18n/plural-forms.ts';
import { counted, type Fault, missingFile } from '../../../../src/mdx/translation/fault.ts';
import { areaOf, stringsFilesOf } from '../../../../src/mdx/translation/strings.ts';
import { readStringsFile, type StringsFile } from '../../../../src/mdx/translation/strings-file.ts';

/** What is wrong with the files of texts of a language: lines that are no JSON, texts that are missing or that nothing uses. */
export function stringFaults({ code, tag }: Locale, content: string): Fault[] {
  const english = stringsFilesOf(sourceLocale.code, content);
  const areas = english.map(({ path }) => areaOf(path));
  const unknown = stringsFilesOf(code, content).filter(({ path }) => !areas.includes(areaOf(path)));
  return [
    ...english.flatMap(({ path, texts }) => {
      const name = `${areaOf(path)}.json`;
      const [file, ownPath] = [join(content, code, 'strings', name), `content/${code}/strings/${name}`];
      if (!existsSync(file)) return [missingFile(ownPath, path)];
      const own = readStringsFile(file, ownPath);
      return [...own.faults, ...missing(own, keysIn(texts, tag)), ...unused(own, keysIn(texts, tag))];
    }),
    ...unknown.map(({ path }): Fault => {
      return { file: path, line: 1, what: 'English has no such file', fix: 'Remove it', pending: true };
    }),
  ];
}

/** A text may come later. A plural form of a text that is there may not: it was lost. */
function missing({ path, texts, lines }: StringsFile, wanted: ReadonlyMap<string, string>): Fault[] {
  const bases = new Set(Object.keys(texts).map(baseOf));
  let line = 1;
  const faults = [...wanted].flatMap(([key, english]): Fault[] => {
    if (texts[key]) {
      line = lines.get(key) ?? line;
      return [];
    }
    const plural = baseOf(key) !== key;
    if (texts[key] === '') {
      const fix = plural ? 'Translate it. Your language needs this plural form' : 'Translate it, or remove the line';
      return [{ file: path, line: lines.get(key) ?? line, what: `"${key}" is empty, in English “${english}”`, fix }];
    }
    const fix = `Add "${key}": "…" below this line${plural ? '. Your language needs this plural form' : ''}`;
    const pending = !(plural && bases.has(baseOf(key)));
    return [{ file: path, line, what: `Lacks "${key}", in English “${english}”`, fix, ...(pending && { pending }) }];
  });
  return counted(faults, `content/en/strings/${basename(path)}`);
}

const unused = ({ path, texts, lines }: StringsFile, wanted: ReadonlyMap<string, string>): Fault[] =>
  Object.keys(texts).flatMap((key): Fault[] =>
    wanted.has(key)
      ? []
      : [
          {
            file: path,
            line: lines.get(key) ?? 1,
            what: `Has "${key}", which English does not`,
            fix: 'Remove it',
            pending: true,
          },
        ],
  );
