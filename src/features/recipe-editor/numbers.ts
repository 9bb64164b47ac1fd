/** Fraction characters. */
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Matches a typed number: `200`, `1,5`, `1 000`, `½`, `1 ½`, `3/4`. */
export const numberPattern = `(?:\\d+(?:[.,\\s\\u00a0\\u202f'’]\\d{3})*(?:[.,]\\d+)?\\s*[${Object.keys(fractions).join('')}]|\\d+\\s+\\d+\\s*[/⁄]\\s*\\d+|\\d+\\s*[/⁄]\\s*\\d+|[${Object.keys(fractions).join('')}]|\\d+(?:[.,\\u00a0\\u202f'’ ]\\d{3})*(?:[.,]\\d+)?)`;

const whole = new RegExp(`^${numberPattern}$`);

/** The thousands separator of a language: `,` in English, `.` in German, a space in French. */
const groupOf = (tag: string): string =>
  new Intl.NumberFormat(tag).formatToParts(1234567).find(({ type }) => type === 'group')?.value ?? '';

/** Replaces full-width digits. */
export const plainDigits = (text: string): string =>
  text.replace(/[０-９．，／]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * Parses a typed number; NaN if it is not one. Both `.` and `,` are accepted as the decimal separator, since people mix them up,
 * unless it can only be a thousands separator in their language.
 *
 * @param tag BCP 47
 */
export function parseNumber(typed: string, tag: string): number {
  const text = plainDigits(typed).trim();
  if (!whole.test(text)) return Number.NaN;
  const normalized = text.replace(/\s*([½⅓⅔¼¾⅕⅛⅜⅝⅞])/u, (_, sign: string) => ` ${fractions[sign]}`).trim();
  const [, mixed = '', top, bottom] = /^(?:(.*?)\s)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(normalized) ?? [];
  if (top && bottom) return (mixed ? decimal(mixed, tag) : 0) + Number(top) / Number(bottom);
  return decimal(normalized, tag);
}

function decimal(text: string, tag: string): number {
  const group = groupOf(tag);
  const joined = text.replace(/[\s\u00a0\u202f'’](?=\d{3})/g, '');
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group || ','}\\d{3})+(?![\\d])`);
  const ungrouped = group && /[.,]/.test(group) && grouped.test(joined) ? joined.replaceAll(group, '') : joined;
  return Number(ungrouped.replace(',', '.'));
}

/** A number as its author would type it: `1.5` in English, `1,5` in German; empty for none. */
export const numberText = (value: number | null, tag: string): string =>
  value === null
    ? ''
    : new Intl.NumberFormat(tag, { maximumFractionDigits: 3, useGrouping: false, numberingSystem: 'latn' }).format(value);

/** Whole °C, from the reader's unit. */
export const toCelsius = (degrees: number, unit: string): number => Math.round(unit === 'f' ? ((degrees - 32) * 5) / 9 : degrees);

/** °C in the reader's unit. Of the °F values that round to it, a multiple of five if there is one. */
export function fromCelsius(celsius: number, unit: string): number {
  if (unit !== 'f') return celsius;
  const exact = (celsius * 9) / 5 + 32;
  const round = Math.round(exact / 5) * 5;
  return toCelsius(round, 'f') === celsius ? round : Math.round(exact);
}
