import type { NewRecipe } from '../../src/contract/recipes/save.ts';

/** A recipe as somebody could publish it. */
export const recipe = (more: Partial<NewRecipe> = {}): NewRecipe => ({
  title: 'Crisp potatoes',
  description: 'With rosemary.',
  lang: 'en',
  servings: 2,
  prepMinutes: 10,
  preheat: true,
  coreTemperature: null,
  tags: { equipment: ['basket'], difficulty: 'easy', cuisine: 'german', food: ['potatoes'] },
  ingredients: [
    { amount: 500, unit: 'g', name: 'potatoes' },
    { amount: null, unit: null, name: 'salt' },
  ],
  steps: [
    { text: 'Toss with {1 tbsp} of oil.', image: null, heat: null, minutes: 5 },
    { text: 'Cook until golden.', image: null, heat: { mode: 'airFry', temperature: 200, minutes: 20 }, minutes: null },
  ],
  nutrition: { kcal: 250, protein: 4.5, fat: 8, carbohydrates: 38 },
  image: null,
  ...more,
});
