import { createI18next } from './i18next.ts';
import { keepTogether } from './keep-together.ts';
import type { Area, StringKey } from './keys.ts';
import { type LocaleCode, localeOf, locales, sourceLocale } from './locales.ts';
import { completed } from './plural-forms.ts';
import type { Strings, TextValues, Translate } from './t.ts';

type AreaTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<AreaTexts>('../../content/*/strings/*.json', { eager: true, import: 'default' });

const areas = Object.keys(files).flatMap((path) => /\/content\/en\/strings\/(\w+)\.json$/.exec(path)?.[1] ?? []);

/** Areas of the words in drawings, whose lines are broken where they are drawn. */
const drawn = /^figures$|Figures$/;

/** The texts of an area in a language, those that it lacks in English, as they are shown. */
function textsOf(code: LocaleCode, area: string): AreaTexts {
  const own = files[`../../content/${code}/strings/${area}.json`] ?? {};
  const english = files[`../../content/${sourceLocale.code}/strings/${area}.json`] ?? {};
  const texts = completed(own, english, localeOf(code).tag);
  if (drawn.test(area)) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, keepTogether(text, code)]));
}

const areasByCode = Object.fromEntries(
  locales.map(({ code }) => [code, Object.fromEntries(areas.map((area) => [area, textsOf(code, area)]))]),
);
const translate = createI18next(Object.fromEntries(locales.map(({ code, tag }) => [tag, areasByCode[code] ?? {}])));

/** The texts of some areas in a language, by full key: what a page hands to its islands. */
export function stringsOf(code: LocaleCode, areas: readonly Area[]): Strings {
  return Object.fromEntries(
    areas.flatMap((area) => Object.entries(areasByCode[code]?.[area] ?? {}).map(([key, text]) => [`${area}.${key}`, text])),
  );
}

/** Texts without values, cached by language and key: each page asks i18next for hundreds. */
const plain = new Map<string, string>();

/** Resolves every text in a language, for Astro components. */
export function translator(code: LocaleCode): Translate {
  const { tag } = localeOf(code);
  const t = (key: StringKey, values?: TextValues) => {
    if (values) return translate(tag, key, values);
    const name = `${tag} ${key}`;
    const text = plain.get(name) ?? translate(tag, key);
    plain.set(name, text);
    return text;
  };
  return Object.assign(t, { tag });
}
