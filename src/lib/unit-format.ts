import { noBreak } from './no-break.ts';

/** The part of `Intl.NumberFormat` that is used. */
export interface NumberText {
  format(value: number): string;
  formatToParts(value: number): Intl.NumberFormatPart[];
}

/**
 * Writes a number with its unit, such as `180 g`, as a language does, so that no line ends between the two.
 *
 * @param tag BCP 47
 * @param unit a unit of ECMA-402, such as `gram`
 */
export function createUnitFormat(
  tag: string,
  unit: string,
  options?: Pick<Intl.NumberFormatOptions, 'maximumFractionDigits'>,
): NumberText {
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, ...options });
  return {
    format: (value) => noBreak(format.format(value)),
    formatToParts: (value) => format.formatToParts(value).map((part) => ({ ...part, value: noBreak(part.value) })),
  };
}
