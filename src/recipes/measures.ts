import type { Unit } from '../contract/recipes/body.ts';
import { partsOfText } from '../contract/recipes/text.ts';
import type { Translate } from '../i18n/t.ts';
import type { Measures } from '../stores/measures.ts';
import { fractionText, toHalves, toParts, toScale } from './friendly.ts';

/** An amount as it is shown; `unit` null counts pieces. */
export interface Amount {
  amount: number;
  unit: Unit | null;
}

export interface Scale {
  /** How many times what the author wrote */
  factor: number;
  system: Measures['system'];
}

/** Grams in a unit of weight, milliliters in one of volume; spoons and pinches are the same in every kitchen. */
const grams: Partial<Record<Unit, number>> = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 };
const milliliters: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 4.92892, tbsp: 14.7868, flOz: 29.5735, cup: 236.588 };
const metric: readonly Unit[] = ['g', 'kg', 'ml', 'l'];
const us: readonly Unit[] = ['oz', 'lb', 'flOz', 'cup'];

/** From how much of it on a US kitchen measures in a unit, the coarsest first. */
const usWeights = [
  ['lb', 1],
  ['oz', 1 / 8],
] as const;
const usVolumes = [
  ['cup', 1 / 4],
  ['flOz', 2],
  ['tbsp', 1],
  ['tsp', 1 / 8],
] as const;

/** How far from the author's amount a coarse unit may lead before a finer one is taken. */
const tolerance = 0.06;

/** What an amount becomes for so many servings, in the reader's measures, rounded as kitchens can measure it. */
export function measured({ amount, unit }: Amount, { factor, system }: Scale): Amount {
  const size = amount * factor;
  if (!(size > 0)) return { amount: size, unit };
  if (unit && (system === 'us' ? metric : us).includes(unit)) return system === 'us' ? toUs(size, unit) : toMetric(size, unit);
  if (factor === 1) return { amount, unit };
  /** More servings never need less than what the author wrote, and fewer never more. */
  const within = (friendly: number, written: number) => (factor > 1 ? Math.max : Math.min)(friendly, written);
  if (unit && metric.includes(unit)) return toMetric(size, unit, (value) => within(toScale(value), amount * perUnit(unit)));
  const pieces = unit === null || unit === 'pinch';
  return { amount: within(pieces ? toHalves(size) : toParts(size), amount), unit };
}

const perUnit = (unit: Unit): number => grams[unit] ?? milliliters[unit] ?? 1;

function toMetric(size: number, unit: Unit, round = toScale): Amount {
  const value = round(size * perUnit(unit));
  const [small, large] = unit in grams ? (['g', 'kg'] as const) : (['ml', 'l'] as const);
  return value < 1000 ? { amount: value, unit: small } : { amount: value / 1000, unit: large };
}

function toUs(size: number, unit: Unit): Amount {
  const base = size * perUnit(unit);
  const fitting = unit in grams ? usWeights : usVolumes;
  for (const [unit, from] of fitting) {
    const value = base / perUnit(unit);
    const rounded = toParts(value);
    if (value >= from * (1 - tolerance) && Math.abs(rounded - value) <= value * tolerance) return { amount: rounded, unit };
  }
  const [finest, least] = fitting.at(-1) as (typeof usWeights)[number];
  const value = base / perUnit(finest);
  // What no spoon holds is left to a scale.
  return value < least ? toMetric(size, unit) : { amount: toParts(value), unit: finest };
}

/** Units that Intl has words for. */
const intlUnits: Partial<Record<Unit, string>> = {
  g: 'gram',
  kg: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
  oz: 'ounce',
  lb: 'pound',
  flOz: 'fluid-ounce',
};

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes long on a slow phone, and a recipe needs many. */
function formatOf(tag: string, unit?: string): Intl.NumberFormat {
  const key = `${tag} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    maximumFractionDigits: 3,
    ...(unit && { style: 'unit', unit, unitDisplay: 'short' }),
  });
  formats.set(key, made);
  return made;
}

/**
 * An amount in words of the page's language: `1 ½ cups`, `180 g`, `1.2 kg`; pieces as their number alone. Empty where there is
 * none.
 */
export function amountText(amount: number | null, unit: Unit | null, scale: Scale, t: Translate): string {
  return amount === null ? '' : shownText(measured({ amount, unit }, scale), t);
}

function shownText({ amount, unit }: Amount, t: Translate): string {
  const plain = formatOf(t.tag);
  const fraction = unit && metric.includes(unit) ? undefined : fractionText(amount, plain);
  const intlUnit = unit && intlUnits[unit];
  if (intlUnit) {
    const format = formatOf(t.tag, intlUnit);
    if (!fraction) return format.format(amount);
    // Intl writes no fractions: the words around a number are its own, the number is ours.
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

/**
 * The number that decides a word's form: "½ cup" as "1 cup", except in languages that have a form of its own for parts, which
 * Intl knows.
 */
function pluralOf(amount: number, tag: string): number {
  const plural = new Intl.PluralRules(tag);
  return amount < 1 && plural.select(amount) === plural.select(2) ? 1 : amount;
}

/** °C as its reader counts: `180°C`, `355°F`. */
export function temperatureText(celsius: number, scale: Measures['temperature'], tag: string): string {
  const degrees = scale === 'c' ? celsius : toFive((celsius * 9) / 5 + 32);
  return formatOf(tag, scale === 'c' ? 'celsius' : 'fahrenheit').format(degrees);
}

const toFive = (degrees: number) => Math.round(degrees / 5) * 5 + 0;

/** `180 °C`, `160–170 °C`, `-18°C`, `350 °F`, `180℃` */
const temperatures = /(?:(\d{2,3})(\s*[-–]\s*))?([-−]?\d{1,3})\s*(?:°\s*([CF])\b|([℃℉]))/g;

/**
 * A step's text for its reader: amounts in braces for so many servings, temperatures in the reader's unit. What is already so stays
 * as its author wrote it.
 */
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
