/** The fractions that measuring cups and spoons have, and how they are written. */
const fractions: readonly (readonly [part: number, sign: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

/** Never rounds a small amount down to zero. */
const notZero = (rounded: number, value: number) => rounded || Number(value.toPrecision(1));

const toStep = (value: number, step: number) => Math.round(value / step) * step;

/** Rounds to what spoons, cups and ounce scales can measure: eighths below one, then thirds and quarters, halves, wholes. */
export function roundToFraction(value: number): number {
  if (value >= 100) return toStep(value, 5);
  if (value >= 10) return Math.round(value);
  if (value >= 4) return toStep(value, 1 / 2);
  const whole = Math.floor(value);
  const distance = (part: number) => Math.abs(part - (value - whole));
  const candidates = fractions.map(([part]) => part).filter((part) => whole === 0 || part !== 1 / 8);
  const nearest = candidates.reduce((best, part) => (distance(part) < distance(best) ? part : best));
  return notZero(whole + nearest, value);
}

/** Rounds a number of pieces to halves, at least one half. */
export const roundToHalf = (value: number): number => Math.max(toStep(value, 1 / 2), 1 / 2);

/** Rounds grams or milliliters to what a kitchen scale or a measuring jug shows: smaller amounts in smaller steps. */
export function roundMetric(value: number): number {
  const step = value < 5 ? 0.5 : value < 30 ? 1 : value < 300 ? 5 : value < 1000 ? 10 : value < 3000 ? 50 : 100;
  return notZero(toStep(value, step), value);
}

/** A number with a fraction character, `1 ½`; undefined where no character fits its fractional part. */
export function fractionText(value: number, number: Pick<Intl.NumberFormat, 'format'>): string | undefined {
  const whole = Math.floor(value);
  // Authors write 0.33 and 0.67.
  const sign = fractions.find(([part, text]) => text && Math.abs(part - (value - whole)) < 0.008)?.[1];
  if (!sign) return undefined;
  return whole === 0 ? sign : `${number.format(whole)}\u00a0${sign}`;
}
