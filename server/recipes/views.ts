import type * as v from 'valibot';
import type { Image } from '../../src/contract/fields.ts';
import type { Recipe, RecipeCard } from '../../src/contract/recipes/read.ts';
import type { DraftRecipe, NewRecipe } from '../../src/contract/recipes/save.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { isFavorite } from '../db/favorites.ts';
import { imagesOf } from '../db/images.ts';
import type { CardRow, RecipeRow } from '../db/recipes.ts';
import type { Db } from '../db/tables.ts';
import type { Call } from '../http/mount.ts';
import type { ImageAddress } from '../images/image-links.ts';
import { thumbnailSize } from '../images/thumbnails.ts';

type Viewing = Pick<Call<unknown>, 'db' | 'user' | 'imageUrl'>;

/** The address options of a recipe's pictures for one reader. */
export const recipeAddress = ({ uid }: { uid: string }, reader: string): ImageAddress => ({
  lifetime: 'recipe',
  forAuthor: uid === reader,
});

/** A recipe in a list, as the contract has it. */
export function cardView(row: CardRow, { user, imageUrl }: Omit<Viewing, 'db'>): v.InferInput<typeof RecipeCard> {
  const { image_id: id, width, height } = row;
  return {
    id: row.id,
    title: row.title,
    lang: row.lang,
    author: row.author,
    image:
      id && width && height
        ? { id, url: imageUrl(id, { size: 'small', ...recipeAddress(row, user.uid) }), ...thumbnailSize({ width, height }) }
        : null,
    minutes: row.minutes,
    difficulty: row.difficulty as RecipeCard['difficulty'],
    favorites: row.favorites,
    favorite: Boolean(row.favorite),
    state: row.state,
    draft: row.uid === user.uid && Boolean(row.has_draft),
  };
}

/** A recipe's page, as the contract has it: the published version, or a draft that was never published. */
export async function recipeView(row: RecipeRow, { db, user, imageUrl }: Viewing): Promise<v.InferInput<typeof Recipe>> {
  const body = withDefaults(JSON.parse(row.body ?? row.draft ?? '{}'));
  const pictures = await picturesOf(db, row.id, (id) => imageUrl(id, recipeAddress(row, user.uid)));
  const picture = (id: string | null) => (id === null ? null : (pictures.get(id) ?? null));
  const mine = row.uid === user.uid;
  return {
    ...body,
    image: picture(body.image),
    steps: body.steps.map((step) => ({ ...step, image: picture(step.image) })),
    id: row.id,
    author: row.author,
    mine,
    favorites: row.favorites,
    favorite: await isFavorite(db, user.uid, row.id),
    state: row.state,
    hiddenReason: mine ? row.hidden_reason : '',
    draft: mine && row.draft !== null,
    cooked: row.cooked,
    publishedAt: toSeconds(row.published_at ?? row.updated_at),
    updatedAt: toSeconds(row.updated_at),
  };
}

/** Fills the gaps of a draft, so that it can be shown as a recipe. */
const withDefaults = (body: NewRecipe | DraftRecipe): NewRecipe => ({
  ...body,
  servings: body.servings ?? 1,
  prepMinutes: body.prepMinutes ?? 0,
  tags: { ...body.tags, difficulty: body.tags.difficulty ?? 'easy', cuisine: body.tags.cuisine ?? 'international' },
});

/** A recipe's pictures by their ids. */
export async function picturesOf(db: Db, id: string, imageUrl: (id: string) => string): Promise<Map<string, Image>> {
  return new Map((await imagesOf(db, id)).map((row) => [row.id, { ...row, url: imageUrl(row.id) }]));
}
