import type { StringKey } from './keys.ts';

/** Texts by full key (`feedback.submit`), in i18next's JSON format: `{{name}}` placeholders, CLDR plurals as `key_few`. */
export type Strings = Readonly<Record<string, string>>;

export interface Translate {
  /** @throws RangeError when the key is not among the texts that were handed to this page */
  (key: StringKey, values?: Readonly<Record<string, string | number>>): string;
  /** BCP 47, for Intl */
  readonly tag: string;
}

/**
 * Reads texts the way i18next does, in the few lines that a page needs: i18next itself is 15 KB (brotli), a fifth of what a
 * whole screen may weigh. A test holds both against each other for every text of every language.
 *
 * @param tag BCP 47: decides the plural form of `count` and how numbers are written
 */
export function createT(strings: Strings, tag: string): Translate {
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag);
  const t = (key: StringKey, values: Readonly<Record<string, string | number>> = {}) => {
    const text = strings[typeof values.count === 'number' ? `${key}_${plural.select(values.count)}` : key];
    if (text === undefined) throw new RangeError(`No text ${key} for ${tag}`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? number.format(value) : value;
    });
  };
  return Object.assign(t, { tag });
}
