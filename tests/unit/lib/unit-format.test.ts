import { expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { createUnitFormat } from '../../../src/lib/unit-format.ts';

const units = ['celsius', 'fahrenheit', 'gram', 'kilogram', 'milliliter', 'fluid-ounce', 'megabyte'];

test.each(locales)('no line ends between a number and its unit: $code', ({ tag }) => {
  for (const unit of units) {
    const { format, formatToParts } = createUnitFormat(tag, unit, { maximumFractionDigits: 1 });
    const text = format(71.5);
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(71.5).replaceAll('\u00a0', ' '),
    );
    expect(text).not.toContain(' ');
    expect(
      formatToParts(71.5)
        .map(({ value }) => value)
        .join(''),
    ).toBe(text);
  }
});
