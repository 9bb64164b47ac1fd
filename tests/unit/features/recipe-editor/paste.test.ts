import { describe, expect, test } from 'vitest';
import { fromCelsius, numberText, parseNumber, toCelsius } from '../../../../src/features/recipe-editor/numbers.ts';
import { parseIngredient, parseIngredients } from '../../../../src/features/recipe-editor/paste.ts';

describe('a typed number', () => {
  test.each([
    ['200', 'en', 200],
    ['1.5', 'en', 1.5],
    ['1,5', 'en', 1.5],
    ['1,5', 'de', 1.5],
    ['0.125', 'de', 0.125],
    ['1.000', 'de', 1000],
    ['1.000,5', 'de', 1000.5],
    ['1,000', 'en', 1000],
    ['1,000.5', 'en', 1000.5],
    ['1 000', 'fr', 1000],
    ['1\u202f000', 'fr', 1000],
    ['½', 'en', 0.5],
    ['1½', 'en', 1.5],
    ['1 ½', 'en', 1.5],
    ['1/2', 'en', 0.5],
    ['1 1/2', 'en', 1.5],
    ['３', 'ja', 3],
    [' 7 ', 'pl', 7],
  ])('%s in %s is %d', (text, tag, value) => expect(parseNumber(text, tag)).toBe(value));

  test.each(['', 'some', '-1', '1-2', '1e3', 'Infinity', '1..2', '½½', '1/0/2'])('%s is none', (text) =>
    expect(parseNumber(text, 'en')).toBeNaN(),
  );

  test('is written as its author would', () => {
    expect([numberText(1234.5, 'en'), numberText(1234.5, 'de'), numberText(null, 'de')]).toEqual(['1234.5', '1234,5', '']);
    for (const tag of ['en', 'de', 'fr', 'pl', 'ja', 'tr', 'ko', 'ru'])
      for (const value of [0.125, 1.5, 999, 1234, 100_000]) expect(parseNumber(numberText(value, tag), tag)).toBe(value);
  });
});

describe('a temperature', () => {
  test('comes back in the unit that it was typed in', () => {
    for (let fahrenheit = 105; fahrenheit <= 460; fahrenheit += 5)
      expect(fromCelsius(toCelsius(fahrenheit, 'f'), 'f')).toBe(fahrenheit);
    for (let celsius = 40; celsius <= 240; celsius++) expect(toCelsius(fromCelsius(celsius, 'f'), 'f')).toBe(celsius);
    expect(fromCelsius(180, 'c')).toBe(180);
  });
});

describe('a line of a list', () => {
  test.each([
    ['200 g flour', 'en', { amount: '200', unit: 'g', name: 'flour' }],
    ['2 yemek kaşığı un', 'tr', { amount: '2', unit: 'tbsp', name: 'un' }],
    ['1 su bardağı süt', 'tr', { amount: '1', unit: 'cup', name: 'süt' }],
    ['2 cdas de aceite', 'es', { amount: '2', unit: 'tbsp', name: 'aceite' }],
    ['塩 つまみ1', 'ja', { amount: '1', unit: 'pinch', name: '塩' }],
    ['200g flour', 'en', { amount: '200', unit: 'g', name: 'flour' }],
    ['- 1 ½ cups of milk', 'en', { amount: '1 ½', unit: 'cup', name: 'milk' }],
    ['1/2 tsp. salt', 'en', { amount: '1/2', unit: 'tsp', name: 'salt' }],
    ['8 fl oz cream', 'en', { amount: '8', unit: 'flOz', name: 'cream' }],
    ['2 large eggs', 'en', { amount: '2', unit: '', name: 'large eggs' }],
    ['3 eggs', 'en', { amount: '3', unit: '', name: 'eggs' }],
    ['2-3 carrots', 'en', { amount: '', unit: '', name: '2-3 carrots' }],
    ['2% milk', 'en', { amount: '', unit: '', name: '2% milk' }],
    ['1,5 % Milch', 'de', { amount: '', unit: '', name: '1,5 % Milch' }],
    ['4 °C water', 'en', { amount: '', unit: '', name: '4 °C water' }],
    ['70％チョコ 50g', 'ja', { amount: '50', unit: 'g', name: '70％チョコ' }],
    ['1 l 2% milk', 'en', { amount: '1', unit: 'l', name: '2% milk' }],
    ['Salt to taste', 'en', { amount: '', unit: '', name: 'Salt to taste' }],
    ['2 EL Öl', 'de', { amount: '2', unit: 'tbsp', name: 'Öl' }],
    ['1,5 kg Kartoffeln', 'de', { amount: '1,5', unit: 'kg', name: 'Kartoffeln' }],
    ['250 g de farine', 'fr', { amount: '250', unit: 'g', name: 'farine' }],
    ['2 c. à s. d’huile', 'fr', { amount: '2', unit: 'tbsp', name: 'huile' }],
    ['2 ст. л. масла', 'ru', { amount: '2', unit: 'tbsp', name: 'масла' }],
    ['小麦粉 200g', 'ja', { amount: '200', unit: 'g', name: '小麦粉' }],
    ['しょうゆ 大さじ2', 'ja', { amount: '2', unit: 'tbsp', name: 'しょうゆ' }],
    ['200克面粉', 'zh-Hans', { amount: '200', unit: 'g', name: '面粉' }],
    ['面粉 200克', 'zh-Hans', { amount: '200', unit: 'g', name: '面粉' }],
    ['간장 2큰술', 'ko', { amount: '2', unit: 'tbsp', name: '간장' }],
    ['200 g', 'en', { amount: '', unit: '', name: '200 g' }],
  ])('%s in %s', (line, tag, parts) => expect(parseIngredient(line, tag)).toEqual(parts));

  test('is one of those that were pasted', () => {
    expect(parseIngredients('Dough:\n\n• 200 g flour\r\n* 2 eggs\n---\n', 'en').map(({ name }) => name)).toEqual([
      'Dough:',
      'flour',
      'eggs',
    ]);
  });
});
