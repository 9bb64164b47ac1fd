import { totalMinutes } from '../../src/contract/recipes/body.ts';
import type { DraftRecipe, NewRecipe } from '../../src/contract/recipes/save.ts';
import { hour } from '../../src/lib/time-units.ts';
import { attachImages, imagesOf } from '../db/images.ts';
import { lockRow } from '../db/locks.ts';
import { insertVersion, publishedSince } from '../db/recipe-versions.ts';
import { changeRecipe, insertRecipe } from '../db/recipes.ts';
import type { Db, Tables } from '../db/tables.ts';
import { bumpVersion } from '../db/users.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { languages } from '../messages.ts';
import { ownRecipe } from './access.ts';
import { list } from './listing.ts';

/** Versions that a user may publish within an hour. */
export const maxPublishesPerHour = 30;

type Writing<Recipe> = Call<{ id?: string | undefined; revision?: number | undefined; recipe: Recipe }>;
type RecipeRow = Tables['recipes'];
type SaveResult = { id: string; revision: number };

/** Saves a draft. The published version stays; an unpublished recipe takes its list columns from the draft. */
export async function saveDraft(call: Writing<DraftRecipe>): Promise<SaveResult> {
  const { db, user, input, now } = call;
  const row = await openForWriting(call);
  const draft = JSON.stringify(input.recipe);
  const revision = row.revision + 1;
  await changeRecipe(db, row.id, {
    draft: draft === row.body ? null : draft,
    revision,
    updated_at: now,
    ...(row.body === null && listColumns(input.recipe)),
  });
  await bumpVersion(db, user.uid);
  return { id: row.id, revision };
}

/** Publishes a version, which stays invisible while customer service hides the recipe. Unchanged content makes no new version. */
export async function publish(call: Writing<NewRecipe>): Promise<SaveResult & { published: boolean }> {
  const { db, user, input, now } = call;
  const { count, first } = await publishedSince(db, user.uid, now - hour);
  if (count >= maxPublishesPerHour) throw new HttpError('rateLimited', { retryAfter: Math.ceil((first + hour - now) / 1000) });
  const row = await openForWriting(call);
  const body = JSON.stringify(input.recipe);
  const version = body === row.body ? row.version : row.version + 1;
  const state = row.state === 'hidden' ? 'hidden' : 'published';
  const revision = row.revision + 1;
  await changeRecipe(db, row.id, {
    state,
    body,
    draft: null,
    version,
    revision,
    published_at: row.published_at ?? now,
    updated_at: now,
    ...listColumns(input.recipe),
  });
  if (version > row.version) await insertVersion(db, { recipe_id: row.id, version, body, published_at: now });
  const published = state === 'published';
  if (published) await list(db, row.id);
  await bumpVersion(db, user.uid);
  return { id: row.id, revision, published };
}

/**
 * Locks the recipe that is saved, or creates one where the call names none, and attaches its new pictures.
 *
 * @throws HttpError 404 when it is not the caller's, 409 when its revision has changed, 400 with what cannot be accepted
 */
async function openForWriting({ db, user, input, now }: Writing<DraftRecipe>): Promise<RecipeRow> {
  const { id, revision, recipe } = input;
  if (!languages.includes(recipe.lang)) throw invalidFields({ lang: 'format' });
  if (id !== undefined) await lockRow(db, 'recipe', id);
  const row = id === undefined ? await create(db, user.uid, recipe, now) : await ownRecipe(db, user.uid, id);
  if (id !== undefined && revision !== row.revision)
    throw new HttpError('conflict', { text: 'recipeChanged', fields: { revision: 'changed' } });

  const known = new Set((await imagesOf(db, row.id)).map((image) => image.id));
  const added = [...new Set(imageIds(recipe))].filter((image) => !known.has(image));
  if (!(await attachImages(db, user.uid, added, row.id))) throw invalidFields({ images: 'unknown' });
  return row;
}

/** The ids of a recipe's pictures. */
const imageIds = ({ image, steps }: DraftRecipe): string[] =>
  [image, ...steps.map((step) => step.image)].filter((id) => id !== null);

async function create(db: Db, uid: string, recipe: DraftRecipe, now: number): Promise<RecipeRow> {
  return insertRecipe(db, {
    id: crypto.randomUUID(),
    uid,
    state: 'draft',
    ...listColumns(recipe),
    revision: 0,
    version: 0,
    favorites: 0,
    cooked: 0,
    rank: 0,
    listed: 0,
    hidden_reason: '',
    updated_at: now,
  });
}

/** The columns that lists show. */
const listColumns = (recipe: DraftRecipe) => ({
  title: recipe.title,
  lang: recipe.lang,
  minutes: totalMinutes({ prepMinutes: recipe.prepMinutes ?? 0, steps: recipe.steps }),
  difficulty: recipe.tags.difficulty,
  image_id: recipe.image,
});
