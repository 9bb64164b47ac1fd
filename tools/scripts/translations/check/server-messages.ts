import { existsSync } from 'node:fs';
import { type LocaleCode, sourceLocale } from '../../../../src/i18n/locales.ts';
import { counted, type Fault, missingFile } from '../../../../src/mdx/translation/fault.ts';
import { readJsonFile } from '../../../../src/mdx/translation/json-file.ts';
import type { LocalText } from './local-texts.ts';

type Messages = { readonly [name: string]: string | Messages };

/** The texts of a file by their names: `unauthorized`, `types.account`. */
const textsIn = (messages: Messages, above = ''): [name: string, text: string][] =>
  Object.entries(messages).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'string' ? [[above + name, inner]] : textsIn(inner, `${above}${name}.`),
  );

function readMessages(code: LocaleCode, folder: string) {
  const path = `${folder}/${code}.json`;
  const { value, lineOf, faults } = readJsonFile(path, path);
  return {
    path,
    texts: new Map(textsIn((value ?? {}) as Messages)),
    lineOf: (name: string) => lineOf(...name.split('.')),
    faults,
  };
}

/** What the server says in a language, each message beside the English one. */
export function messageTexts(code: LocaleCode, folder = 'server/messages'): LocalText[] {
  const english = readMessages(sourceLocale.code, folder).texts;
  const { path, texts, lineOf } = readMessages(code, folder);
  return [...texts]
    .filter(([, text]) => text)
    .map(([name, text]) => ({
      file: path,
      name,
      text,
      lines: [lineOf(name)],
      english: english.get(name) ?? '',
    }));
}

/** What is wrong with the file of a language's messages: no JSON, empty messages, some that it lacks, or that the server never says. */
export function messageFaults(code: LocaleCode, folder = 'server/messages'): Fault[] {
  const english = readMessages(sourceLocale.code, folder);
  const own = readMessages(code, folder);
  if (!existsSync(own.path)) return [missingFile(own.path, english.path)];
  if (own.texts.size === 0 && own.faults.length > 0) return [...own.faults];
  const lacking = [...english.texts].filter(([name]) => !own.texts.has(name));
  const unused = [...own.texts.keys()].filter((name) => !english.texts.has(name));
  const empty = [...own.texts].filter(([name, text]) => !text && english.texts.has(name));
  const found = (what: string, fix: string, name: string) => ({ file: own.path, line: own.lineOf(name), what, fix });
  const pending = (...fault: Parameters<typeof found>): Fault => ({ ...found(...fault), pending: true });
  return [
    ...own.faults,
    ...empty.map(([name]) =>
      found(`"${name}" is empty, in English “${english.texts.get(name)}”`, 'Translate it, or remove the line', name),
    ),
    ...counted(
      lacking.map(([name, text]) => pending(`Lacks "${name}", in English “${text}”`, 'Add it where English has it', name)),
      english.path,
    ),
    ...unused.map((name) => pending(`Has "${name}", which English does not`, 'Remove it', name)),
  ];
}
