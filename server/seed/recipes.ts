import { totalMinutes } from '../../src/contract/recipes/body.ts';
import { day } from '../../src/lib/time-units.ts';
import { addFavorite } from '../db/favorites.ts';
import { insertImage } from '../db/images.ts';
import { insertVersion } from '../db/recipe-versions.ts';
import { insertRecipe } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import { list } from '../recipes/listing.ts';
import { pictureSize, readRecipePicture } from './pictures.ts';
import { type SeedRecipe, seedRecipeFiles } from './recipe-files.ts';

/** When the newest seeded recipe could have been published: fixed, so that every run has the same data. */
const newest = Date.UTC(2026, 2, 9, 8, 30);

/** Who has collected how many of the recipes: one several pages, one nearly nothing, all others nothing. */
const collections = { 'us-grace': 26, 'de-anna': 7, 'jp-haruto': 1 } as const;

/** The community's recipes with their pictures, and what some people have collected. */
export async function seedRecipes(db: Db): Promise<void> {
  const recipes = seedRecipeFiles();
  for (const recipe of recipes) await seedRecipe(db, recipe);

  const published = recipes.filter(({ state }) => !state);
  for (const [uid, count] of Object.entries(collections)) {
    const others = published.filter(({ author }) => author !== uid);
    for (const [index, { id }] of others.slice(0, count).entries()) await addFavorite(db, uid, id, newest - index * day);
  }
}

interface Picture {
  id: string;
  /** Index of the step that it shows; undefined for the finished dish */
  step?: number;
  bytes: Uint8Array;
}

/** The dish's picture first, then those of its steps. */
function picturesOf({ id, recipe }: SeedRecipe): Picture[] {
  const steps = recipe.steps.map((_, step) => ({ id: `${id}-step-${step + 1}`, step, bytes: readRecipePicture(id, step) }));
  const all = [{ id: `${id}-picture`, bytes: readRecipePicture(id) }, ...steps];
  return all.flatMap(({ bytes, ...picture }) => (bytes ? [{ ...picture, bytes }] : []));
}

async function seedRecipe(db: Db, seed: SeedRecipe): Promise<void> {
  const pictures = picturesOf(seed);
  const { id, author: uid, state = 'published', daysAgo, favorites, cooked, hiddenReason } = seed;
  const shown = (step?: number) => pictures.find((picture) => picture.step === step)?.id ?? null;
  const steps = seed.recipe.steps.map((step, index) => ({ ...step, image: shown(index) }));
  const recipe = { ...seed.recipe, image: shown(), steps };
  const publishedAt = newest - daysAgo * day;
  const body = JSON.stringify(recipe);
  const draft = state === 'draft';
  await insertRecipe(db, {
    id,
    uid,
    state,
    body: draft ? null : body,
    draft: draft ? body : null,
    title: recipe.title,
    lang: recipe.lang,
    minutes: totalMinutes(recipe),
    difficulty: recipe.tags.difficulty,
    image_id: recipe.image,
    revision: 1,
    version: draft ? 0 : 1,
    favorites,
    cooked,
    rank: 0,
    listed: 0,
    hidden_reason: hiddenReason,
    published_at: draft ? null : publishedAt,
    updated_at: publishedAt,
    removed_at: null,
  });
  for (const [position, { id: image, bytes }] of pictures.entries()) {
    const file = { media_type: 'image/webp', bytes, ...pictureSize };
    await insertImage(db, { id: image, uid, record_id: id, position, ...file, created_at: publishedAt });
  }
  if (draft) return;
  await insertVersion(db, { recipe_id: id, version: 1, body, published_at: publishedAt });
  await list(db, id);
}
