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
import { lockRow } from '../db/locks.ts';
import { cardsOf, changeRecipe, worksPage } from '../db/recipes.ts';
import { bumpVersion } from '../db/users.ts';
import type { Call, Mount } from '../http/mount.ts';
import { cutPage, defaultPageSize, readTimeCursor, timeCursor } from '../http/pages.ts';
import { authoredRecipe, visibleRecipe } from '../recipes/access.ts';
import { recommended } from '../recipes/browse.ts';
import { hitCursor, readHitCursor, readRecommendedCursor, recommendedCursor } from '../recipes/cursors.ts';
import { list, setFavoriteOf, unlist } from '../recipes/listing.ts';
import { hitsAfter, searchIn } from '../recipes/search/search.ts';
import { cardView, recipeView } from '../recipes/views.ts';

async function cardViews(page: readonly { id: string }[], call: Call<unknown>) {
  const ids = page.map(({ id }) => id);
  return (await cardsOf(call.db, call.user.uid, ids)).map((row) => cardView(row, call));
}

export function recipeRoutes(mount: Mount): void {
  mount(listRecipes, async (call) => {
    const { db, input, lang } = call;
    const { cursor, limit = defaultPageSize, ...filter } = input;
    const found = await recommended(db, { lang, filter }, readRecommendedCursor(cursor), limit + 1);
    const { page, next } = cutPage(found, limit, recommendedCursor);
    return { items: await cardViews(page, call), next };
  });

  mount(searchRecipes, async (call) => {
    const { db, input, lang } = call;
    const { q, cursor, limit = defaultPageSize, ...filter } = input;
    const { hits, corrected } = await searchIn(db, { q, lang, filter });
    const { page, next } = cutPage(hitsAfter(hits, readHitCursor(cursor)), limit, hitCursor);
    return { items: await cardViews(page, call), next, corrected };
  });

  mount(recipeDetail, async (call) => recipeView(await visibleRecipe(call.db, call.user.uid, call.input.id), call));

  mount(listWorks, async (call) => {
    const { limit = defaultPageSize, cursor } = call.input;
    const found = await worksPage(call.db, call.user.uid, readTimeCursor(cursor), limit + 1);
    const { page, next } = cutPage(found, limit, ({ updated_at, id }) => timeCursor(updated_at, id));
    return { items: page.map((row) => cardView(row, call)), next };
  });

  mount(listFavorites, async (call) => {
    const { limit = defaultPageSize, cursor } = call.input;
    const found = await favoritesPage(call.db, call.user.uid, readTimeCursor(cursor), limit + 1);
    const { page, next } = cutPage(found, limit, ({ collected_at, id }) => timeCursor(collected_at, id));
    return { items: page.map((row) => cardView(row, call)), next };
  });

  mount(setFavorite, async ({ db, user, input, now }) => {
    await lockRow(db, 'recipe', input.id);
    const recipe = await visibleRecipe(db, user.uid, input.id);
    const favorites = await setFavoriteOf(db, user.uid, recipe, input.favorite, now);
    await bumpVersion(db, user.uid);
    return { favorites };
  });

  mount(removeRecipe, async ({ db, user, input, now }) => {
    await lockRow(db, 'recipe', input.id);
    const row = await authoredRecipe(db, user.uid, input.id);
    if (row.removed_at === null) {
      await changeRecipe(db, row.id, { removed_at: now });
      await unlist(db, row.id);
      await bumpVersion(db, user.uid);
    }
    return {};
  });

  mount(restoreRecipe, async ({ db, user, input }) => {
    await lockRow(db, 'recipe', input.id);
    const row = await authoredRecipe(db, user.uid, input.id);
    if (row.removed_at !== null) {
      await changeRecipe(db, row.id, { removed_at: null });
      await list(db, row.id);
      await bumpVersion(db, user.uid);
    }
    return {};
  });
}
