import { useCallback } from 'react';
import { type RecipeCard, setFavorite } from '../contract/recipes/read.ts';
import type { UserInfo } from '../contract/user/user.ts';
import { api } from '../stores/session.ts';
import { showToast } from '../stores/toasts.ts';
import { offerUndo } from '../stores/undo.ts';
import { useT } from '../ui/screen/use-t.ts';

/** What is wanted of the recipes whose change is on its way, by id. */
const wanted = new Map<string, boolean>();

/**
 * Adds a recipe to the favorites, or takes it out where it is one: shown at once, with the way back, and as it was where the server
 * refuses. Of quick taps the last one holds.
 *
 * @param show draws the recipe as a favorite or not; called again with what is shown already
 */
export function useFavorite<R extends Pick<RecipeCard, 'id' | 'favorite'>>(
  user: UserInfo | undefined,
  show: (recipe: R, favorite: boolean) => void,
) {
  const t = useT();

  const change = useCallback(
    async (recipe: R, favorite: boolean) => {
      const { id } = recipe;
      const running = wanted.has(id);
      wanted.set(id, favorite);
      show(recipe, favorite);
      if (running) return;
      let told = !favorite;
      try {
        for (let next = wanted.get(id); next !== undefined && next !== told; next = wanted.get(id)) {
          await api(setFavorite, { id, favorite: next });
          told = next;
        }
      } catch {
        show(recipe, told);
      } finally {
        wanted.delete(id);
      }
    },
    [show],
  );

  return useCallback(
    (recipe: R) => {
      if (!user) return showToast(t('recipe.favoriteSignIn'));
      const favorite = !recipe.favorite;
      void change(recipe, favorite);
      if (!favorite) offerUndo({ text: t('recipe.favoriteRemoved'), undo: () => void change(recipe, true) });
    },
    [user, change, t],
  );
}
