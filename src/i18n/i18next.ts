import { createInstance, type ResourceKey } from 'i18next';
import { sourceLocale } from './locales.ts';
import type { TextValues } from './t.ts';

/** @throws RangeError when neither the language nor English has the text */
type TranslateTo = (tag: string, key: string, values?: TextValues) => string;

/**
 * An i18next instance with the texts of all languages, for building pages and for the server. Browsers have `createT`.
 *
 * A text that a language lacks is taken from English.
 *
 * @param texts by BCP 47 tag, in i18next's JSON format: `common.back` is the text `back` of the object `common`
 */
export function createI18next(texts: Readonly<Record<string, ResourceKey>>): TranslateTo {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: Object.fromEntries(Object.entries(texts).map(([tag, own]) => [tag, { translation: own }])),
    fallbackLng: sourceLocale.tag,
    // Without this, `zh` is tried between `zh-Hant-HK` and English.
    load: 'currentOnly',
    nsSeparator: false,
    // React and Astro escape what they render (XSS).
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new RangeError(`No text ${key}`);
    },
  });
  return (tag, key, values = {}) => {
    const { count } = values;
    const replace = withNumbers(values, tag);
    return i18n.t(key, { lng: tag, replace, ...(typeof count === 'number' && { count }) });
  };
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Numbers written as a language writes them: i18next does so only where a text says `{{count, number}}`. */
function withNumbers(values: TextValues, tag: string): Record<string, string> {
  const format = numberFormats.get(tag) ?? new Intl.NumberFormat(tag);
  numberFormats.set(tag, format);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format.format(value) : value]),
  );
}
