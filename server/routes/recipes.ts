import {
  listFavorites,
  listRecipes,
  listWorks,
  recipeDetail,
  removeRecipe,
  restoreRecipe,
  searchRecipes,
  setFavorite,
} from '../../src/contract/recipes/read.ts';
import { hold } from '../db/hold.ts';
import { cardsOf, changeRecipe, favoritesPage, type RecipeRow, recipeOf, worksPage } from '../db/recipes.ts';
import { touch } from '../db/users.ts';
import type { Call, Mount } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { recommended } from '../recipes/browse.ts';
import { hitCursor, placeCursor, readHitCursor, readPlaceCursor, readTimeCursor, timeCursor } from '../recipes/cursors.ts';
import { setFavoriteOf } from '../recipes/favorites.ts';
import { list, unlist } from '../recipes/listing.ts';
import { hitsAfter, searchIn } from '../recipes/search/search.ts';
import { cardView, recipeView } from '../recipes/views.ts';

const defaultPage = 20;

/** Cuts a list that was read one longer than its page. @returns the page, and the cursor of the next */
function cut<T>(found: readonly T[], limit: number, cursorOf: (last: T) => string): { page: T[]; next: string | null } {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, next: found.length > limit && last ? cursorOf(last) : null };
}

/** A recipe that the caller may see: everybody's, or the caller's own. Any other is as unknown as one that never was. */
async function visibleRecipe({ db, user, input }: Call<{ id: string }>): Promise<RecipeRow> {
  const row = await recipeOf(db, input.id);
  if (!row || row.removed_at !== null || (row.listed === 0 && row.uid !== user.uid)) throw new Refusal('notFound');
  return row;
}

/** The caller's own, removed or not. */
async function ownRecipe({ db, user, input }: Call<{ id: string }>): Promise<RecipeRow> {
  const row = await recipeOf(db, input.id);
  if (row?.uid !== user.uid) throw new Refusal('notFound');
  return row;
}

export function recipeRoutes(mount: Mount): void {
  mount(listRecipes, async (call) => {
    const { db, user, input, lang } = call;
    const { cursor, limit = defaultPage, ...filter } = input;
    const found = await recommended(db, { lang, filter }, readPlaceCursor(cursor), limit + 1);
    const { page, next } = cut(found, limit, placeCursor);
    const rows = await cardsOf(
      db,
      user.uid,
      page.map(({ id }) => id),
    );
    return { items: rows.map((row) => cardView(row, call)), next };
  });

  mount(searchRecipes, async (call) => {
    const { db, user, input, lang } = call;
    const { q, cursor, limit = defaultPage, ...filter } = input;
    const { hits, corrected } = await searchIn(db, { q, lang, filter });
    const { page, next } = cut(hitsAfter(hits, readHitCursor(cursor)), limit, hitCursor);
    const rows = await cardsOf(
      db,
      user.uid,
      page.map(({ id }) => id),
    );
    return { items: rows.map((row) => cardView(row, call)), next, corrected };
  });

  mount(recipeDetail, async (call) => recipeView(await visibleRecipe(call), call));

  mount(listWorks, async (call) => {
    const { limit = defaultPage, cursor } = call.input;
    const found = await worksPage(call.db, call.user.uid, readTimeCursor(cursor), limit + 1);
    const { page, next } = cut(found, limit, ({ updated_at, id }) => timeCursor({ time: updated_at, id }));
    return { items: page.map((row) => cardView(row, call)), next };
  });

  mount(listFavorites, async (call) => {
    const { limit = defaultPage, cursor } = call.input;
    const found = await favoritesPage(call.db, call.user.uid, readTimeCursor(cursor), limit + 1);
    const { page, next } = cut(found, limit, ({ collected_at, id }) => timeCursor({ time: collected_at, id }));
    return { items: page.map((row) => cardView(row, call)), next };
  });

  mount(setFavorite, async (call) => {
    const { db, user, input, now } = call;
    await hold(db, 'recipe', input.id);
    const favorites = await setFavoriteOf(db, user.uid, await visibleRecipe(call), input.favorite, now);
    await touch(db, user.uid);
    return { favorites };
  });

  mount(removeRecipe, async (call) => {
    const { db, user, input, now } = call;
    await hold(db, 'recipe', input.id);
    const row = await ownRecipe(call);
    if (row.removed_at === null) {
      await changeRecipe(db, row.id, { removed_at: now });
      await unlist(db, row.id);
      await touch(db, user.uid);
    }
    return {};
  });

  mount(restoreRecipe, async (call) => {
    const { db, user, input } = call;
    await hold(db, 'recipe', input.id);
    const row = await ownRecipe(call);
    if (row.removed_at !== null) {
      await changeRecipe(db, row.id, { removed_at: null });
      await list(db, row.id);
      await touch(db, user.uid);
    }
    return {};
  });
}
