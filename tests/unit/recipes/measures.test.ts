import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '../../../src/contract/recipes/body.ts';
import { localeOf, locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/strings.ts';
import { type Amount, amountText, convertAmount, stepText, temperatureText } from '../../../src/recipes/measures.ts';

const t = translator('en');
/** Reads the same for a test, however the spaces are. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const text = (amount: number, unit: Amount['unit'], factor = 1, system: 'metric' | 'us' = 'metric') =>
  plain(amountText(amount, unit, { factor, system }, t));

describe('an amount', () => {
  test.each([
    [1.5, 'cup', '1 ½ cups'],
    [0.5, 'cup', '½ cup'],
    [0.33, 'cup', '⅓ cup'],
    [1, 'cup', '1 cup'],
    [0.125, 'tsp', '⅛ tsp'],
    [2.67, 'tbsp', '2 ⅔ tbsp'],
    [0.3, 'cup', '0.3 cup'],
    [1.5, 'lb', '1 ½ lb'],
    [4, 'oz', '4 oz'],
    [0.75, 'flOz', '¾ fl oz'],
  ] as const)('in US measures is written as cooks write it: %d %s is %s', (amount, unit, written) => {
    expect(text(amount, unit, 1, 'us')).toBe(written);
  });

  test.each([
    [182, 'g', '182 g'],
    [1.2, 'kg', '1.2 kg'],
    [250, 'ml', '250 mL'],
    [1, 'pinch', '1 pinch'],
    [2, 'pinch', '2 pinches'],
    [3, null, '3'],
    [1.5, null, '1 ½'],
  ] as const)('stays as its author wrote it: %d %s is %s', (amount, unit, written) => {
    expect(text(amount, unit)).toBe(written);
  });

  test('is nothing where there is none', () => {
    expect(amountText(null, null, { factor: 2, system: 'us' }, t)).toBe('');
  });

  test.each([
    [125, 'g', 1.5, '190 g'],
    [500, 'g', 2.5, '1.25 kg'],
    [500, 'g', 2, '1 kg'],
    [250, 'ml', 4, '1 L'],
    [100, 'ml', 9, '900 mL'],
    [1, 'kg', 0.5, '500 g'],
    [1, null, 1.5, '1 ½'],
    [1, null, 0.25, '½'],
    [3, 'tsp', 2, '6 tsp'],
    [1, 'tbsp', 0.5, '½ tbsp'],
    [7, 'g', 0.25, '2 g'],
  ] as const)(
    'grows with the servings in steps that a kitchen can measure: %d %s × %d is %s',
    (amount, unit, factor, written) => {
      expect(text(amount, unit, factor)).toBe(written);
    },
  );

  test.each([
    [250, 'ml', '1 cup'],
    [100, 'ml', '3 ⅓ fl oz'],
    [60, 'ml', '¼ cup'],
    [30, 'ml', '2 tbsp'],
    [10, 'ml', '2 tsp'],
    [1, 'l', '4 cups'],
    [0.2, 'ml', '0.2 mL'],
    [500, 'g', '18 oz'],
    [900, 'g', '2 lb'],
    [1.2, 'kg', '2 ⅔ lb'],
    [7, 'g', '¼ oz'],
    [1, 'g', '1 g'],
    [2, 'tsp', '2 tsp'],
  ] as const)('becomes a US one: %d %s is %s', (amount, unit, written) => {
    expect(text(amount, unit, 1, 'us')).toBe(written);
  });

  test.each([
    [1, 'cup', '235 mL'],
    [8, 'oz', '225 g'],
    [1, 'lb', '450 g'],
    [3, 'lb', '1.35 kg'],
    [4, 'cup', '950 mL'],
    [1, 'tbsp', '1 tbsp'],
  ] as const)('becomes a metric one: %d %s is %s', (amount, unit, written) => {
    expect(text(amount, unit)).toBe(written);
  });

  test('is written as each language does', () => {
    const german = (amount: number, unit: Amount['unit']) =>
      amountText(amount, unit, { factor: 1, system: 'metric' }, translator(localeOf('de').code));
    expect(german(1.25, 'kg')).toMatch(/^1,25.kg$/);
    for (const { code } of locales)
      for (const unit of units)
        expect(amountText(1.5, unit, { factor: 2, system: 'us' }, translator(code))).toMatch(/\d|[⅛¼⅓½⅔¾]/);
  });
});

describe('any amount', () => {
  const unit = fc.constantFrom(...units, null);
  const system = fc.constantFrom('metric', 'us');
  const amount = fc.double({ min: 0.05, max: 20_000, noNaN: true });
  const servings = fc.integer({ min: 1, max: 24 });
  /** In grams, milliliters or pieces. */
  const size = ({ amount, unit }: Amount) => {
    const per = {
      g: 1,
      kg: 1000,
      oz: 28.3495,
      lb: 453.592,
      ml: 1,
      l: 1000,
      tsp: 4.92892,
      tbsp: 14.7868,
      flOz: 29.5735,
      cup: 236.588,
    };
    return amount * (per[unit as keyof typeof per] ?? 1);
  };

  test('never becomes nothing, nor what is no number', () => {
    fc.assert(
      fc.property(amount, unit, system, servings, servings, (amount, unit, system, wanted, written) => {
        const shown = convertAmount({ amount, unit }, { factor: wanted / written, system });
        expect(shown.amount).toBeGreaterThan(0);
        expect(Number.isFinite(shown.amount)).toBe(true);
        expect(amountText(amount, unit, { factor: wanted / written, system }, t)).not.toMatch(/NaN|∞|undefined|^0\D*$/);
      }),
    );
  });

  test('is never less for more servings', () => {
    fc.assert(
      fc.property(amount, unit, system, servings, fc.integer({ min: 1, max: 23 }), (amount, unit, system, written, wanted) => {
        const at = (number: number) => size(convertAmount({ amount, unit }, { factor: number / written, system }));
        expect(at(wanted + 1)).toBeGreaterThanOrEqual(at(wanted) * (1 - 1e-9));
      }),
      { numRuns: 1000 },
    );
  });

  test('comes back from the other measures about as it was', () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 20_000, noNaN: true }), fc.constantFrom('g', 'ml'), (amount, unit) => {
        const there = convertAmount({ amount, unit }, { factor: 1, system: 'us' });
        const back = size(convertAmount(there, { factor: 1, system: 'metric' }));
        // The worst of all, 24.8 g: three quarters of an ounce, which are 21 g.
        expect(Math.abs(back - amount) / amount).toBeLessThan(0.154);
      }),
    );
  });
});

describe('a temperature', () => {
  test.each([
    [180, '180°C', '355°F'],
    [200, '200°C', '390°F'],
    [74, '74°C', '165°F'],
  ])('of %d °C is %s or %s', (celsius, c, f) => {
    expect(temperatureText(celsius, 'c', 'en')).toBe(c);
    expect(temperatureText(celsius, 'f', 'en')).toBe(f);
  });
});

describe('a step', () => {
  const us = { system: 'us', temperature: 'f' } as const;
  const metric = { system: 'metric', temperature: 'c' } as const;
  const step = (words: string, factor = 1, measures: typeof us | typeof metric = metric) =>
    plain(stepText(words, factor, measures, t));

  test('has its amounts for so many servings, in the reader’s measures', () => {
    expect(step('Toss with {2 tbsp} oil and {200 g} flour, not {this}.', 2)).toBe(
      'Toss with 4 tbsp oil and 400 g flour, not {this}.',
    );
    expect(step('Add {250 ml} milk.', 1, us)).toBe('Add 1 cup milk.');
    expect(step('Add {1 cup} milk.')).toBe('Add 235 mL milk.');
  });

  test.each([
    ['Bake at 180 °C.', 'Bake at 355°F.'],
    ['Bake at 160–170°C', 'Bake at 320–340°F'],
    ['Freeze at -18 °C', 'Freeze at 0°F'],
    ['180℃で焼く', '355°Fで焼く'],
    ['Bake at 350 °F.', 'Bake at 350 °F.'],
    ['Cut 180 °Cubes', 'Cut 180 °Cubes'],
    ['After 20 minutes', 'After 20 minutes'],
  ])('has its temperatures in the reader’s unit: %s', (written, read) => {
    expect(step(written, 1, us)).toBe(read);
  });

  test('has degrees Fahrenheit turned into Celsius', () => {
    expect(step('Bake at 350 °F, or 325-350°F.')).toBe('Bake at 175°C, or 165-175°C.');
  });

  test('of any words stays as it is where nothing is to be turned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        fc.pre(!/[{}℉]|°\s*F/.test(words));
        expect(stepText(words, 1, metric, t)).toBe(words);
      }),
    );
  });
});
