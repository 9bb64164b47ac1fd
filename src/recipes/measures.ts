import { type Unit, units } from '../contract/recipes/body.ts';
import type { Translate } from '../i18n/t.ts';
import { createUnitFormat, type NumberText } from '../lib/unit-format.ts';
import type { Measures } from '../stores/measures.ts';
import { fractionText, roundMetric, roundToFraction, roundToHalf } from './kitchen-rounding.ts';

/** An amount as it is shown; `unit` null counts pieces. */
export interface Amount {
  amount: number;
  unit: Unit | null;
}

export interface Scale {
  /** Multiplies the author's amounts */
  factor: number;
  system: Measures['system'];
}

/** Grams in a unit of weight, milliliters in one of volume; spoons and pinches are the same in every kitchen. */
const grams: Partial<Record<Unit, number>> = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 };
const milliliters: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 4.92892, tbsp: 14.7868, flOz: 29.5735, cup: 236.588 };
const metric: readonly Unit[] = ['g', 'kg', 'ml', 'l'];
const us: readonly Unit[] = ['oz', 'lb', 'flOz', 'cup'];

type MinimumPerUnit = readonly (readonly [unit: Unit, minimum: number])[];

/** The smallest amount that a US kitchen measures in a unit, the coarsest unit first. */
const usWeights: MinimumPerUnit = [
  ['lb', 1],
  ['oz', 1 / 8],
];
const usVolumes: MinimumPerUnit = [
  ['cup', 1 / 4],
  ['flOz', 2],
  ['tbsp', 1],
  ['tsp', 1 / 8],
];

/** The relative rounding error from which a finer unit is used. */
const tolerance = 0.06;

/** Scales an amount, converts it to the reader's measures, and rounds it to what a kitchen can measure. */
export function convertAmount({ amount, unit }: Amount, { factor, system }: Scale): Amount {
  const size = amount * factor;
  if (!(size > 0)) return { amount: size, unit };
  if (unit && (system === 'us' ? metric : us).includes(unit)) return system === 'us' ? toUs(size, unit) : toMetric(size, unit);
  if (factor === 1) return { amount, unit };
  /** Rounding must not lead below the author's amount for more servings, or above it for fewer. */
  const within = (rounded: number, written: number) => (factor > 1 ? Math.max : Math.min)(rounded, written);
  if (unit && metric.includes(unit)) return toMetric(size, unit, (value) => within(roundMetric(value), amount * perUnit(unit)));
  const pieces = unit === null || unit === 'pinch';
  return { amount: within(pieces ? roundToHalf(size) : roundToFraction(size), amount), unit };
}

const perUnit = (unit: Unit): number => grams[unit] ?? milliliters[unit] ?? 1;

function toMetric(size: number, unit: Unit, round = roundMetric): Amount {
  const value = round(size * perUnit(unit));
  const [small, large] = unit in grams ? (['g', 'kg'] as const) : (['ml', 'l'] as const);
  return value < 1000 ? { amount: value, unit: small } : { amount: value / 1000, unit: large };
}

function toUs(size: number, unit: Unit): Amount {
  const base = size * perUnit(unit);
  const candidates = unit in grams ? usWeights : usVolumes;
  for (const [unit, minimum] of candidates) {
    const value = base / perUnit(unit);
    const rounded = roundToFraction(value);
    if (value >= minimum * (1 - tolerance) && Math.abs(rounded - value) <= value * tolerance) return { amount: rounded, unit };
  }
  const finest = candidates.at(-1);
  const value = finest ? base / perUnit(finest[0]) : 0;
  // Too little for any spoon: only a scale can measure it.
  return finest && value >= finest[1] ? { amount: roundToFraction(value), unit: finest[0] } : toMetric(size, unit);
}

/** Units that Intl has words for. */
export const intlUnits: Partial<Record<Unit, string>> = {
  g: 'gram',
  kg: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
  oz: 'ounce',
  lb: 'pound',
  flOz: 'fluid-ounce',
};

const formats = new Map<string, NumberText>();

/** Cached: creating one is slow on a phone, and a recipe needs many. */
function formatOf(tag: string, unit?: string): NumberText {
  const key = `${tag} ${unit}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const options = { maximumFractionDigits: 3 };
  const format = unit ? createUnitFormat(tag, unit, options) : new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** An amount in the page's language: `1 ½ cups`, `180 g`, `1.2 kg`; pieces as their number alone. Empty for null. */
export function amountText(amount: number | null, unit: Unit | null, scale: Scale, t: Translate): string {
  return amount === null ? '' : shownText(convertAmount({ amount, unit }, scale), t);
}

function shownText({ amount, unit }: Amount, t: Translate): string {
  const plain = formatOf(t.tag);
  const fraction = unit && metric.includes(unit) ? undefined : fractionText(amount, plain);
  const intlUnit = unit && intlUnits[unit];
  if (intlUnit) {
    const format = formatOf(t.tag, intlUnit);
    if (!fraction) return format.format(amount);
    // Intl does not write fractions: take its text around the number, and replace the number.
    return format
      .formatToParts(Math.ceil(amount))
      .map(({ type, value }) => (type === 'integer' ? fraction : value))
      .join('');
  }
  const text = fraction ?? plain.format(amount);
  switch (unit) {
    case 'tsp':
    case 'tbsp':
    case 'cup':
    case 'pinch':
      return t(`recipe.unit-${unit}`, { amount: text, count: pluralOf(amount, t.tag) });
    default:
      return text;
  }
}

/** The number that selects the plural form: "½ cup" like "1 cup", except in languages that have a form of their own for fractions. */
function pluralOf(amount: number, tag: string): number {
  const plural = new Intl.PluralRules(tag);
  return amount < 1 && plural.select(amount) === plural.select(2) ? 1 : amount;
}

/** A temperature in the reader's unit: `180°C`, `355°F`. */
export function temperatureText(celsius: number, scale: Measures['temperature'], tag: string): string {
  const degrees = scale === 'c' ? celsius : toFive((celsius * 9) / 5 + 32);
  return formatOf(tag, scale === 'c' ? 'celsius' : 'fahrenheit').format(degrees);
}

const toFive = (degrees: number) => Math.round(degrees / 5) * 5 + 0;

/** `180 °C`, `160–170 °C`, `-18°C`, `350 °F`, `180℃` */
const temperatures = /(?:(\d{2,3})(\s*[-–]\s*))?([-−]?\d{1,3})\s*(?:°\s*([CF])\b|([℃℉]))/g;

/** A piece of a step's text: words, or an amount that grows with the servings. */
type TextPart = { text: string } | { amount: number; unit: Unit | null };

const amounts = new RegExp(`\\{\\s*(\\d+(?:[.,]\\d+)?)\\s*(${units.join('|')})?\\s*\\}`, 'g');

/**
 * Reads the amounts in braces out of a step's text: `Toss with {2 tbsp} of the oil` → words, 2 tbsp, words. Braces that hold anything
 * else are words.
 */
function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: whole, 1: number = '', 2: unit, index } of text.matchAll(amounts)) {
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ amount: Number(number.replace(',', '.')), unit: (unit as Unit | undefined) ?? null });
    done = index + whole.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** A step's text for the reader: amounts in braces are scaled, temperatures are converted. Other text stays as written. */
export function stepText(text: string, factor: number, { system, temperature }: Measures, t: Translate): string {
  return partsOfText(text)
    .map((part) =>
      'text' in part
        ? withTemperatures(part.text, temperature, t.tag)
        : amountText(part.amount, part.unit, { factor, system }, t),
    )
    .join('');
}

const withTemperatures = (text: string, wanted: Measures['temperature'], tag: string) =>
  text.replace(
    temperatures,
    (whole, from: string | undefined, dash: string | undefined, to: string, letter?: string, sign?: string) => {
      const written = letter === 'F' || sign === '℉' ? 'f' : 'c';
      if (written === wanted) return whole;
      const degrees = (value: string) => {
        const number = Number(value.replace('−', '-'));
        return toFive(wanted === 'f' ? (number * 9) / 5 + 32 : ((number - 32) * 5) / 9);
      };
      const last = formatOf(tag, wanted === 'c' ? 'celsius' : 'fahrenheit').format(degrees(to));
      return from ? `${formatOf(tag).format(degrees(from))}${dash}${last}` : last;
    },
  );
