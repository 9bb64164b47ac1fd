import { useCallback } from 'react';
import { share } from '../app/share.ts';
import type { Recipe } from '../contract/recipes/read.ts';
import type { UserInfo } from '../contract/user/user.ts';
import { showToast } from '../stores/toasts.ts';
import { useFavorite } from './use-favorite.ts';

interface RecipeActionsOptions {
  recipe: Pick<Recipe, 'id' | 'title' | 'favorite'>;
  user: UserInfo | undefined;
  /** The address of the recipe's page, see `shareUrl` */
  url: string;
  /** Says that the link is on the clipboard */
  copied: string;
  /** Shows the link: neither sharing nor copying works here */
  onManual(): void;
  /** Renders the recipe as a favorite or not; may be called with what is shown already */
  onFavorite(favorite: boolean): void;
}

/** Shares a recipe, and adds it to the favorites or removes it. */
export function useRecipeActions({ recipe, user, url, copied, onManual, onFavorite }: RecipeActionsOptions) {
  const setFavorite = useFavorite(
    user,
    useCallback((_: unknown, favorite: boolean) => onFavorite(favorite), [onFavorite]),
  );
  return {
    toggleFavorite: () => setFavorite(recipe),
    async shareRecipe() {
      const outcome = await share(recipe.title, url);
      if (outcome === 'copied') showToast(copied, 'success');
      if (outcome === 'manual') onManual();
    },
  };
}
