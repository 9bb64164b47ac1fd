import { useCallback } from 'react';
import { type RecipeCard, setFavorite } from '../contract/recipes/read.ts';
import type { UserInfo } from '../contract/user/user.ts';
import { api } from '../stores/session.ts';
import { showToast } from '../stores/toasts.ts';
import { offerUndo } from '../stores/undo.ts';
import { useT } from '../ui/screen/use-t.ts';

/** The latest choice for each recipe with a call in flight, by id. */
const wanted = new Map<string, boolean>();

/**
 * Toggles a recipe's favorite state with an optimistic update: shown at once, rolled back if the server refuses, and removal can be
 * undone. Of several quick taps the last one wins.
 *
 * @param show renders the recipe as a favorite or not; may be called with the state that is shown already
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
      let saved = !favorite;
      try {
        for (let next = wanted.get(id); next !== undefined && next !== saved; next = wanted.get(id)) {
          await api(setFavorite, { id, favorite: next });
          saved = next;
        }
      } catch {
        show(recipe, saved);
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
