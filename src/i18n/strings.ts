import type { Area } from './keys.ts';
import { type LocaleCode, localeOf, locales, sourceLocale } from './locales.ts';
import { createT, type Strings, type Translate } from './t.ts';

/**
 * All texts of all languages: for building pages, never for the browser. A page hands its islands only the areas they need.
 */
const files = import.meta.glob<Record<string, string>>('../../content/*/strings/*.json', { eager: true, import: 'default' });

const areasOf = (code: LocaleCode): Map<string, Record<string, string>> =>
  new Map(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, folder, area] = /content\/([^/]+)\/strings\/([^/]+)\.json$/.exec(path) ?? [];
      return folder === code && area ? [[area, texts] as const] : [];
    }),
  );

/** The texts of some areas in a language, by full key. */
export function stringsOf(code: LocaleCode, areas: readonly Area[]): Strings {
  const all = areasOf(code);
  return Object.fromEntries(
    areas.flatMap((area) => Object.entries(all.get(area) ?? {}).map(([key, text]) => [`${area}.${key}`, text])),
  );
}

const translators = new Map<LocaleCode, Translate>();

/** A translator over every text of a language, for Astro components. */
export function translator(code: LocaleCode): Translate {
  const known = translators.get(code);
  if (known) return known;
  const areas = [...areasOf(code).keys()] as Area[];
  const made = createT(stringsOf(code, areas), localeOf(code).tag);
  translators.set(code, made);
  return made;
}

/**
 * What is missing from, or too much in, the texts of each language, as sentences for a translator. A build with any of
 * them fails.
 */
export function stringProblems(): string[] {
  const source = areasOf(sourceLocale.code);
  return locales.flatMap(({ code, tag }) => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const own = areasOf(code);
    return [...source].flatMap(([area, texts]) => {
      const wanted = new Set(
        Object.keys(texts).flatMap((key) => {
          const base = /^(.*)_(one|other)$/.exec(key)?.[1];
          return base ? forms.map((form) => `${base}_${form}`) : [key];
        }),
      );
      const given = own.get(area) ?? {};
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
