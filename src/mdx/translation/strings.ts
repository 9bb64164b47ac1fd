import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LocaleCode, sourceLocale } from '../../i18n/locales.ts';
import { baseOf } from '../../i18n/plural-forms.ts';
import { hashOf, ownHashOf } from './blocks.ts';
import { readJson } from './json-file.ts';
import { replaceFile } from './replace-file.ts';
import { readStringsFile, type StringsFile } from './strings-file.ts';

/** The texts of screens by full key, `common.back`, in the order of their files. */
export type Texts = Readonly<Record<string, string>>;

/** Translation status of a language's texts, by full key, plural forms as English has them. */
export interface StringsStaleness {
  total: number;
  missing: string[];
  /** Their English has changed, or they have themselves, since somebody marked and read them */
  stale: string[];
  review: string[];
}

/** The files of texts of a language. */
export function stringsFilesOf(locale: LocaleCode, content = 'content'): StringsFile[] {
  const folder = join(content, locale, 'strings');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.sort().map((file) => readStringsFile(join(folder, file), `content/${locale}/strings/${file}`));
}

/** The texts of all areas of a language, by their full keys. */
export const textsOf = (locale: LocaleCode, content = 'content'): Texts =>
  Object.fromEntries(
    stringsFilesOf(locale, content).flatMap(({ path, texts }) =>
      Object.entries(texts).map(([key, text]) => [`${areaOf(path)}.${key}`, text]),
    ),
  );

/** `content/de/strings/form.json` → form */
export const areaOf = (path: string): string => basename(path, '.json');

/** The English texts with what {@link writeStringsSource} notes of them. */
export const englishStrings = (content = 'content'): Record<string, { text: string; hash: string }> =>
  Object.fromEntries(
    Object.entries(textsOf(sourceLocale.code, content)).map(([key, text]) => [key, { text, hash: hashOf(text) }]),
  );

/** The file that notes of which English each text was made. */
export const noteOf = (locale: LocaleCode, content: string) => join(content, locale, '_strings-source.json');

/**
 * Of which English each text was made: its hash by full key, behind it that of the text when it was marked, and `review` where somebody
 * else has yet to read it.
 *
 * @throws BrokenFile when the file is damaged
 */
export function stringsSourceOf(locale: LocaleCode, content = 'content'): Texts {
  const fix =
    'Of a merge conflict keep either side; else take the file of the last commit. Nothing else writes it but `done` and `reviewed`';
  const source = readJson(noteOf(locale, content), `content/${locale}/_strings-source.json`, fix);
  return (source ?? {}) as Texts;
}

/** What the note says of one text. */
export function markIn(source: Texts, key: string) {
  const [, english, own, review] = /^(\w+) (\w+)( review)?$/.exec(source[key] ?? '') ?? [];
  return { english, own, isToReview: review !== undefined };
}

/** Writes it, in the order of the English texts, without those that English has no more. */
export function writeStringsSource(locale: LocaleCode, source: Texts, content = 'content'): void {
  const keys = Object.keys(englishStrings(content)).filter((key) => source[key]);
  replaceFile(noteOf(locale, content), `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, source[key]])), null, 2)}\n`);
}

/** A language has plural forms of its own: one of them stands for both of the English. */
export function stringsStaleness(locale: LocaleCode, content = 'content'): StringsStaleness {
  const own = new Set(Object.keys(textsOf(locale, content)).map(baseOf));
  const hashOfOwn = ownHashes(locale, content);
  const source = stringsSourceOf(locale, content);
  const english = Object.entries(englishStrings(content));
  const present = english.filter(([key]) => own.has(baseOf(key)));
  const keys = (entries: typeof english) => entries.map(([key]) => key);
  const isMarked = ([key, { hash }]: (typeof english)[number]) => {
    const mark = markIn(source, key);
    return mark.english === hash && (mark.isToReview || mark.own === hashOfOwn(key));
  };
  return {
    total: english.length,
    missing: keys(english.filter((entry) => !present.includes(entry))),
    stale: keys(present.filter((entry) => !isMarked(entry))),
    review: keys(present.filter(([key]) => markIn(source, key).isToReview)),
  };
}

/** Tells the hash of a text of a language in all of its forms, by full key. */
export function ownHashes(locale: LocaleCode, content = 'content'): (key: string) => string {
  const forms = Map.groupBy(Object.entries(textsOf(locale, content)), ([key]) => baseOf(key));
  const named = ([key, text]: [string, string]) => [key.replace(/^\w+\./, ''), text];
  return (key) => ownHashOf(JSON.stringify((forms.get(baseOf(key)) ?? []).map(named).sort()));
}
