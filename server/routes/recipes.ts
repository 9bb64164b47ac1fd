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
import { favoritesPage } from '../db/favorites.ts';
import { hold } from '../db/hold.ts';
import { cardsOf, changeRecipe, worksPage } from '../db/recipes.ts';
import { touch } from '../db/users.ts';
import type { Mount } from '../http/mount.ts';
import { authoredRecipe, visibleRecipe } from '../recipes/access.ts';
import { recommended } from '../recipes/browse.ts';
import {
  hitCursor,
  readHitCursor,
  readRecommendedCursor,
  readTimeCursor,
  recommendedCursor,
  timeCursor,
} from '../recipes/cursors.ts';
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

export function recipeRoutes(mount: Mount): void {
  mount(listRecipes, async (call) => {
    const { db, user, input, lang } = call;
    const { cursor, limit = defaultPage, ...filter } = input;
    const found = await recommended(db, { lang, filter }, readRecommendedCursor(cursor), limit + 1);
    const { page, next } = cut(found, limit, recommendedCursor);
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

  mount(recipeDetail, async (call) => recipeView(await visibleRecipe(call.db, call.user.uid, call.input.id), call));

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

  mount(setFavorite, async ({ db, user, input, now }) => {
    await hold(db, 'recipe', input.id);
    const recipe = await visibleRecipe(db, user.uid, input.id);
    const favorites = await setFavoriteOf(db, user.uid, recipe, input.favorite, now);
    await touch(db, user.uid);
    return { favorites };
  });

  mount(removeRecipe, async ({ db, user, input, now }) => {
    await hold(db, 'recipe', input.id);
    const row = await authoredRecipe(db, user.uid, input.id);
    if (row.removed_at === null) {
      await changeRecipe(db, row.id, { removed_at: now });
      await unlist(db, row.id);
      await touch(db, user.uid);
    }
    return {};
  });

  mount(restoreRecipe, async ({ db, user, input }) => {
    await hold(db, 'recipe', input.id);
    const row = await authoredRecipe(db, user.uid, input.id);
    if (row.removed_at !== null) {
      await changeRecipe(db, row.id, { removed_at: null });
      await list(db, row.id);
      await touch(db, user.uid);
    }
    return {};
  });
}
