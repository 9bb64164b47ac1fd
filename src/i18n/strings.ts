import { createI18next } from './i18next.ts';
import type { Area, StringKey } from './keys.ts';
import { type LocaleCode, localeOf, locales, sourceLocale } from './locales.ts';
import type { Strings, TextValues, Translate } from './t.ts';

type AreaTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<AreaTexts>('../../content/*/strings/*.json', { eager: true, import: 'default' });

/** The texts of every area of a language. */
function readAreas(code: LocaleCode): Readonly<Record<string, AreaTexts>> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/content/${code}/strings/`));
  return Object.fromEntries(own.map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]));
}

const areasByCode = Object.fromEntries(locales.map(({ code }) => [code, readAreas(code)]));
const translate = createI18next(Object.fromEntries(locales.map(({ code, tag }) => [tag, areasByCode[code] ?? {}])));

/** The texts of some areas in a language, by full key: what a page hands to its islands. */
export function stringsOf(code: LocaleCode, areas: readonly Area[]): Strings {
  return Object.fromEntries(
    areas.flatMap((area) => Object.entries(areasByCode[code]?.[area] ?? {}).map(([key, text]) => [`${area}.${key}`, text])),
  );
}

/** Resolves every text in a language, for Astro components. */
export function translator(code: LocaleCode): Translate {
  const { tag } = localeOf(code);
  return Object.assign((key: StringKey, values?: TextValues) => translate(tag, key, values), { tag });
}

/** Missing and superfluous texts of each language, as sentences for a translator. A build with any of them fails. */
export function stringProblems(): string[] {
  const source = Object.entries(areasByCode[sourceLocale.code] ?? {});
  return locales.flatMap(({ code, tag }) => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    return source.flatMap(([area, texts]) => {
      const wanted = new Set(
        Object.keys(texts).flatMap((key) => {
          const base = /^(.*)_(one|other)$/.exec(key)?.[1];
          return base ? forms.map((form) => `${base}_${form}`) : [key];
        }),
      );
      const given = areasByCode[code]?.[area] ?? {};
      const file = `content/${code}/strings/${area}.json`;
      return [
        ...[...wanted].filter((key) => !given[key]).map((key) => `${file} lacks "${key}"`),
        ...Object.keys(given)
          .filter((key) => !wanted.has(key))
          .map((key) => `${file} has "${key}", which English does not`),
      ];
    });
  });
}

/** Every page imports this module, so a build whose languages do not all have every text fails here. */
const problems = import.meta.env.PROD ? stringProblems() : [];
if (problems.length > 0) throw new Error(`The texts of the languages differ:\n${problems.join('\n')}`);
