import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recipe } from '../../../../src/contract/recipes/read.ts';
import { recipeLd, scriptText } from '../../../../src/features/recipe-page/recipe-ld.ts';
import { translator } from '../../../../src/i18n/strings.ts';

const picture = { id: 'p', url: 'https://api.test/p', width: 1200, height: 900 };

const recipe: Recipe = {
  id: 'wings',
  title: 'Wings',
  description: 'Crisp.',
  lang: 'zhf',
  servings: 4,
  prepMinutes: 10,
  preheat: true,
  coreTemperature: 74,
  tags: { equipment: ['basket'], difficulty: 'easy', cuisine: 'american', food: ['poultry', 'snack'] },
  ingredients: [
    { amount: 1, unit: 'kg', name: 'wings' },
    { amount: null, unit: null, name: 'salt' },
  ],
  steps: [
    { text: 'Toss with {2 tbsp} oil.', image: picture, heat: null, minutes: 30 },
    { text: 'Air fry.', image: null, heat: { mode: 'airFry', temperature: 200, minutes: 25 }, minutes: null },
  ],
  nutrition: { kcal: 420, protein: 30.5, fat: 28, carbohydrates: 2 },
  image: picture,
  author: 'Noah',
  mine: false,
  favorites: 3,
  favorite: false,
  state: 'published',
  hiddenReason: '',
  draft: false,
  cooked: 0,
  publishedAt: 1_772_964_000,
  updatedAt: 1_772_964_000,
};
const t = translator('en');
const ld = (more: Partial<Recipe> = {}) => recipeLd({ ...recipe, ...more }, 'https://help.test/recipeDetails/wings', t);

describe('a recipe for search engines', () => {
  test('says what schema.org knows of it', () => {
    expect(ld()).toMatchObject({
      '@type': 'Recipe',
      name: 'Wings',
      url: 'https://help.test/recipeDetails/wings',
      inLanguage: 'zh-Hant-HK',
      author: { '@type': 'Person', name: 'Noah' },
      image: ['https://api.test/p'],
      datePublished: '2026-03-08',
      recipeYield: '4',
      prepTime: 'PT10M',
      cookTime: 'PT55M',
      totalTime: 'PT65M',
      recipeCategory: ['Poultry', 'Snacks'],
      recipeCuisine: 'American',
      keywords: 'Poultry, Snacks, American, Air fryer',
      recipeIngredient: ['1\u00a0kg wings', 'salt'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Toss with 2\u00A0tbsp oil.', image: 'https://api.test/p' },
        { '@type': 'HowToStep', text: 'Air fry.' },
      ],
      nutrition: { calories: '420 kcal', proteinContent: '30.5 g' },
    });
  });

  test('says nothing of what it lacks', () => {
    const said = Object.keys(ld({ image: null, nutrition: null, description: '' }));
    expect(said).not.toEqual(expect.arrayContaining(['image']));
    expect(said).not.toContain('nutrition');
    expect(said).not.toContain('description');
  });

  test('cannot break out of its script, whatever somebody has written', () => {
    const bad = '</script><script>alert(1)</script><!--';
    expect(scriptText(ld({ title: bad }))).not.toMatch(/</);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = scriptText({ name: `${text}</script` });
        expect(written).not.toContain('<');
        expect(JSON.parse(written)).toEqual({ name: `${text}</script` });
      }),
    );
  });
});
