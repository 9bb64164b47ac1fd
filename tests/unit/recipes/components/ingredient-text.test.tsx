import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IngredientText } from '../../../../src/recipes/components/IngredientText.tsx';

const textOf = (name: string, amount: string, lang: string) =>
  render(<IngredientText {...{ name, amount, lang }} />).container.textContent;

test('an amount comes before its ingredient, and after it where the name would need another ending', () => {
  expect(textOf('flour', '85 g', 'en')).toBe('85 g flour');
  expect(textOf('мука', '85 г', 'ru')).toBe('мука\u00A0— 85 г');
  expect(textOf('mąka', '85 g', 'pl')).toBe('mąka\u00A0– 85 g');
  expect(textOf('соль', '', 'ru')).toBe('соль');
});
