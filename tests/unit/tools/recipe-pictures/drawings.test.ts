import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoFile, photoNames, pictureSize, picturesFolder, recipePictureFile } from '../../../../server/seed/pictures.ts';
import { seedRecipeFiles } from '../../../../server/seed/recipe-files.ts';
import { drawAll, hashOf, rasterize } from '../../../../tools/recipe-pictures/drawings.ts';
import { stepScenes } from '../../../../tools/recipe-pictures/scenes/steps.ts';
import { readManifest } from '../../../../tools/recipe-pictures/update.ts';

/** Recipes that were published without a picture: their cards show the placeholder. */
const withoutPicture = [
  'dried-cherry-tomatoes',
  'kale-chips',
  'reheated-pizza',
  'shakshuka',
  'smoked-haddock-fish-cakes',
  'zucchini-fries',
];

const recipes = seedRecipeFiles().filter(({ state, id }) => !state && !withoutPicture.includes(id));
const drawings = drawAll();
const committed = readdirSync(picturesFolder).filter((file) => file !== 'manifest.json');

describe('the drawings', () => {
  it('are those of every published recipe with a picture, its illustrated steps, and the photos', () => {
    const steps = recipes.flatMap(({ id }) =>
      Object.keys(stepScenes[id] ?? {}).map((step) => recipePictureFile(id, Number(step))),
    );
    const expected = [...recipes.map(({ id }) => recipePictureFile(id)), ...steps, ...photoNames.map(photoFile)];
    expect(drawings.map(({ file }) => file).sort()).toEqual(expected.sort());
  });

  it('show only recipes and steps that exist', () => {
    const stepCounts = new Map(recipes.map(({ id, recipe }) => [id, recipe.steps.length]));
    for (const [id, scenes] of Object.entries(stepScenes))
      expect(Math.max(...Object.keys(scenes).map(Number)), id).toBeLessThan(stepCounts.get(id) ?? 0);
  });

  it('are the same each time', () => {
    expect(drawAll()).toEqual(drawings);
  });

  it('hold no text, no filter, no broken number and no id twice', () => {
    for (const { file, svg } of drawings) {
      expect(svg, file).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
      const ids = [...svg.matchAll(/<clipPath id="(\w+)"/g)].map(([, name]) => name);
      expect(new Set(ids).size, file).toBe(ids.length);
    }
  });
});

describe('the committed pictures', () => {
  it('are up to date: run `npm run recipe-pictures` where this fails', () => {
    expect(committed.sort()).toEqual(drawings.map(({ file }) => file).sort());
    expect(readManifest(picturesFolder)).toEqual(Object.fromEntries(drawings.map((drawing) => [drawing.file, hashOf(drawing)])));
  });

  it('are small files in the format of their name and the size that the seed states', async () => {
    for (const file of committed) {
      const bytes = readFileSync(join(picturesFolder, file));
      const format = file.endsWith('.jpg') ? 'jpeg' : 'webp';
      expect(await sharp(bytes).metadata(), file).toMatchObject({ format, ...pictureSize });
      expect(bytes.length, file).toBeLessThan(48_000);
    }
  });

  it.each(['crispy-potato-fries.webp', 'crispy-potato-fries-step-4.webp', 'photo-label.jpg'])(
    'look like a new rendering of the drawing: %s',
    async (file) => {
      const drawing = drawings.find((one) => one.file === file);
      if (!drawing) throw new Error(`There is no drawing for ${file}.`);
      const stored = readFileSync(join(picturesFolder, file));
      const rendered = await rasterize(drawing);
      expect(await sharp(rendered).metadata()).toMatchObject(pictureSize);
      expect(Math.abs(rendered.length / stored.length - 1)).toBeLessThan(0.05);
    },
  );
});
