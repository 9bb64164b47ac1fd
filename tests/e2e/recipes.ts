import { type NewRecipe, publishRecipe } from '../../src/contract/recipes/save.ts';
import { clientOf } from './fixtures.ts';

/** A small recipe that nobody else has. */
export const newRecipe = (more: Partial<NewRecipe> = {}): NewRecipe => ({
  title: `Test potatoes ${crypto.randomUUID().slice(0, 8)}`,
  description: 'Crisp outside, soft inside.',
  lang: 'en',
  servings: 4,
  prepMinutes: 10,
  preheat: false,
  coreTemperature: null,
  tags: { equipment: ['basket'], difficulty: 'easy', cuisine: 'international', food: ['potatoes'] },
  ingredients: [
    { amount: 800, unit: 'g', name: 'potatoes' },
    { amount: 1, unit: null, name: 'onion' },
  ],
  steps: [
    { text: 'Toss with {2 tbsp} oil.', image: null, heat: null, minutes: null },
    { text: 'Air fry at 180 °C.', image: null, heat: { mode: 'airFry', temperature: 180, minutes: 20 }, minutes: null },
  ],
  nutrition: null,
  image: null,
  ...more,
});

/** Publishes a recipe in the name of somebody of the seed. @returns its id */
export async function publish(uid: string, recipe: NewRecipe): Promise<string> {
  const { id } = await (await clientOf(uid))(publishRecipe, { recipe }, { key: crypto.randomUUID() });
  return id;
}
