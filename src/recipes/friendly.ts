/** The parts of a cup or a spoon that measures have, and how they are written. */
const parts: readonly (readonly [part: number, sign: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

/** What nobody can measure is never nothing. */
const orSomething = (rounded: number, value: number) => rounded || Number(value.toPrecision(1));

const toStep = (value: number, step: number) => Math.round(value / step) * step;

/** As spoons, cups and scales with ounces can measure it: eighths below one, then thirds and quarters, halves, wholes. */
export function toParts(value: number): number {
  if (value >= 100) return toStep(value, 5);
  if (value >= 10) return Math.round(value);
  if (value >= 4) return toStep(value, 1 / 2);
  const whole = Math.floor(value);
  const fitting = parts.filter(([part]) => whole === 0 || part !== 1 / 8);
  const [nearest] = fitting.reduce((best, row) =>
    Math.abs(row[0] - (value - whole)) < Math.abs(best[0] - (value - whole)) ? row : best,
  ) as (typeof parts)[number];
  return orSomething(whole + nearest, value);
}

/** Halves of what is counted. */
export const toHalves = (value: number): number => Math.max(toStep(value, 1 / 2), 1 / 2);

/** Grams or milliliters as a kitchen scale or a jug shows them: the finer the less there is. */
export function toScale(value: number): number {
  const step = value < 5 ? 0.5 : value < 30 ? 1 : value < 300 ? 5 : value < 1000 ? 10 : value < 3000 ? 50 : 100;
  return orSomething(toStep(value, step), value);
}

/** Where a number's part is one of those with a sign: `1 ½`; otherwise nothing. */
export function fractionText(value: number, number: Intl.NumberFormat): string | undefined {
  const whole = Math.floor(value);
  // Authors write 0.33 and 0.67.
  const sign = parts.find(([part, text]) => text && Math.abs(part - (value - whole)) < 0.008)?.[1];
  if (!sign) return undefined;
  return whole === 0 ? sign : `${number.format(whole)}\u00a0${sign}`;
}
