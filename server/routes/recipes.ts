import { ById, PageQuery } from '../../src/contract/input-fields.ts';
import { editRecipe, recipeHistory } from '../../src/contract/recipes/edit.ts';
import { EditRecipe, ListRecipes, SearchRecipes, SetFavorite } from '../../src/contract/recipes/input.ts';
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
import { PublishRecipe, publishRecipe, SaveRecipe, saveRecipe } from '../../src/contract/recipes/save.ts';
import { favoritesPage } from '../db/favorites.ts';
import { lockRow } from '../db/locks.ts';
import { versionsOf } from '../db/recipe-versions.ts';
import { cardsOf, changeRecipe, worksPage } from '../db/recipes.ts';
import { bumpVersion } from '../db/users.ts';
import type { Call, Mount } from '../http/mount.ts';
import { cutPage, defaultPageSize, readTimeCursor, timeCursor } from '../http/pages.ts';
import { authoredRecipe, ownRecipe, visibleRecipe } from '../recipes/access.ts';
import { countRecommended, recommended } from '../recipes/browse.ts';
import { hitCursor, readHitCursor, readRecommendedCursor, recommendedCursor } from '../recipes/cursors.ts';
import { editableRecipe } from '../recipes/drafts.ts';
import { historyView } from '../recipes/history.ts';
import { list, setFavoriteOf, unlist } from '../recipes/listing.ts';
import { hitsAfter, searchIn } from '../recipes/search/search.ts';
import { cardView, recipeView } from '../recipes/views.ts';
import { publish, saveDraft } from '../recipes/write.ts';

async function cardViews(page: readonly { id: string }[], call: Call<unknown>) {
  const ids = page.map(({ id }) => id);
  return (await cardsOf(call.db, call.user.uid, ids)).map((row) => cardView(row, call));
}

export function recipeRoutes(mount: Mount): void {
  mount(listRecipes, ListRecipes, async (call) => {
    const { db, input, lang } = call;
    const { cursor, limit = defaultPageSize, counted, ...filter } = input;
    const found = await recommended(db, { lang, filter }, readRecommendedCursor(cursor), limit + 1);
    const { page, next } = cutPage(found, limit, recommendedCursor);
    const total = counted && (await countRecommended(db, { lang, filter }));
    return { items: await cardViews(page, call), next, total };
  });

  mount(searchRecipes, SearchRecipes, async (call) => {
    const { db, input, lang } = call;
    const { q, cursor, limit = defaultPageSize, ...filter } = input;
    const { hits, corrected } = await searchIn(db, { q, lang, filter });
    const { page, next } = cutPage(hitsAfter(hits, readHitCursor(cursor)), limit, hitCursor);
    return { items: await cardViews(page, call), next, total: hits.length, corrected };
  });

  mount(recipeDetail, ById, async (call) => recipeView(await visibleRecipe(call.db, call.user.uid, call.input.id), call));

  mount(listWorks, PageQuery, async (call) => {
    const { limit = defaultPageSize, cursor } = call.input;
    const found = await worksPage(call.db, call.user.uid, readTimeCursor(cursor), limit + 1);
    const { page, next } = cutPage(found, limit, ({ updated_at, id }) => timeCursor(updated_at, id));
    return { items: page.map((row) => cardView(row, call)), next };
  });

  mount(listFavorites, PageQuery, async (call) => {
    const { limit = defaultPageSize, cursor } = call.input;
    const found = await favoritesPage(call.db, call.user.uid, readTimeCursor(cursor), limit + 1);
    const { page, next } = cutPage(found, limit, ({ collected_at, id }) => timeCursor(collected_at, id));
    return { items: page.map((row) => cardView(row, call)), next };
  });

  mount(setFavorite, SetFavorite, async ({ db, user, input, now }) => {
    await lockRow(db, 'recipe', input.id);
    const recipe = await visibleRecipe(db, user.uid, input.id);
    const favorites = await setFavoriteOf(db, user.uid, recipe, input.favorite, now);
    await bumpVersion(db, user.uid);
    return { favorites };
  });

  mount(removeRecipe, ById, async ({ db, user, input, now }) => {
    await lockRow(db, 'recipe', input.id);
    const row = await authoredRecipe(db, user.uid, input.id);
    if (row.removed_at === null) {
      await changeRecipe(db, row.id, { removed_at: now });
      await unlist(db, row.id);
      await bumpVersion(db, user.uid);
    }
    return {};
  });

  mount(restoreRecipe, ById, async ({ db, user, input }) => {
    await lockRow(db, 'recipe', input.id);
    const row = await authoredRecipe(db, user.uid, input.id);
    if (row.removed_at !== null) {
      await changeRecipe(db, row.id, { removed_at: null });
      await list(db, row.id);
      await bumpVersion(db, user.uid);
    }
    return {};
  });

  editingRoutes(mount);
}

function editingRoutes(mount: Mount): void {
  mount(saveRecipe, SaveRecipe, saveDraft);

  mount(publishRecipe, PublishRecipe, publish);

  mount(editRecipe, EditRecipe, editableRecipe);

  mount(recipeHistory, ById, async ({ db, user, input }) => {
    const { id } = await ownRecipe(db, user.uid, input.id);
    return { versions: historyView(await versionsOf(db, id)) };
  });
}
