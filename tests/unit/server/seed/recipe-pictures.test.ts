import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seedRecipeFiles } from '../../../../server/seed/recipe-files.ts';
import { dishes } from '../../../../server/seed/recipes/pictures/dishes.ts';
import { drawRecipe, drawStep, pictureOf, stepPictureOf } from '../../../../server/seed/recipes/pictures/draw.ts';
import { stepPictures } from '../../../../server/seed/recipes/pictures/steps.ts';

/** Recipes that people published without a picture: their cards show the drawn placeholder. */
const withoutPicture = [
  'dried-cherry-tomatoes',
  'kale-chips',
  'reheated-pizza',
  'shakshuka',
  'smoked-haddock-fish-cakes',
  'zucchini-fries',
];

const recipes = seedRecipeFiles()
  .filter(({ state }) => !state)
  .map(({ id }) => id);

describe('pictures of the seeded recipes', () => {
  it('exist for every published recipe but the ones that came without', () => {
    expect(Object.keys(dishes).sort()).toEqual(recipes.filter((id) => !withoutPicture.includes(id)).sort());
  });

  it.each(Object.keys(dishes))('draw %s the same way each time, with no text and no broken number', (id) => {
    const svg = pictureOf(id) ?? '';
    expect(svg).toBe(pictureOf(id));
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
    const ids = [...svg.matchAll(/<clipPath id="(\w+)"/g)].map(([, name]) => name);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show steps of recipes that have a picture', () => {
    for (const [id, steps] of Object.entries(stepPictures)) {
      expect(dishes).toHaveProperty([id]);
      for (const step of Object.keys(steps)) expect(stepPictureOf(id, Number(step))).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('become small WebP files in the size that cards and pages expect', async () => {
    for (const picture of [await drawRecipe('crispy-potato-fries'), await drawStep('crispy-potato-fries', 3)]) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 900 });
      expect(picture?.length).toBeLessThan(48_000);
    }
  });

  it('are missing for what is not a seeded recipe, and for steps that show nothing', async () => {
    expect(pictureOf('kale-chips')).toBeUndefined();
    expect(await drawRecipe('nothing')).toBeUndefined();
    expect(await drawStep('crispy-potato-fries', 99)).toBeUndefined();
    expect(await drawStep('nothing', 0)).toBeUndefined();
  });
});
