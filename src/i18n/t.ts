import type { StringKey } from './keys.ts';

/** Texts by full key (`feedback.submit`), in i18next's JSON format: `{{name}}` placeholders, CLDR plurals as `key_few`. */
export type Strings = Readonly<Record<string, string>>;

/** Values for the placeholders of a text. A numeric `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

export interface Translate {
  /** @throws RangeError when there is no such text */
  (key: StringKey, values?: TextValues): string;
  /** BCP 47, for Intl */
  readonly tag: string;
}

/**
 * Resolves texts in the browser by i18next's rules, as far as the texts use them: i18next itself is 15 KB (brotli), a fifth of
 * what a screen may weigh. A test compares both for every text of every language.
 *
 * @param tag BCP 47: decides the plural form of `count` and how numbers are written
 */
export function createT(strings: Strings, tag: string): Translate {
  // They take a slow phone tens of milliseconds: not before a text needs them, and once.
  let plural: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  const formOf = (count: number) => {
    plural ??= new Intl.PluralRules(tag);
    return plural.select(count);
  };
  const format = (value: number) => {
    // As every language here writes it.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    number ??= new Intl.NumberFormat(tag);
    return number.format(value);
  };
  const t = (key: StringKey, values: TextValues = {}) => {
    const text = strings[typeof values.count === 'number' ? `${key}_${formOf(values.count)}` : key];
    if (text === undefined) throw new RangeError(`No text ${key} for ${tag}`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? format(value) : value;
    });
  };
  return Object.assign(t, { tag });
}
