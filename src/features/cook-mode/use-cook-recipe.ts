import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { type Recipe, recipeDetail } from '../../contract/recipes/read.ts';
import { api } from '../../stores/session.ts';
import { storage } from '../../stores/storage.ts';

/** `missing`: a draft of somebody else's, hidden, removed, or never there; the server does not tell which. */
export type CookRecipeState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'ready'; recipe: Recipe };

/**
 * A recipe to cook by. The one that was cooked by last is kept: kitchens have corners without a connection, and pages are killed
 * while the dough rises.
 *
 * @param id not known at first; empty without one
 * @param known whether it is clear who asks
 */
export function useCookRecipe(
  id: string | undefined,
  uid: string | undefined,
  known: boolean,
): { state: CookRecipeState; reload(): void } {
  const [state, setState] = useState<CookRecipeState>({ status: 'loading' });

  const load = useCallback(async () => {
    if (id === undefined) return;
    if (!id) return setState({ status: 'missing' });
    const key = `cookRecipe/${uid ?? 'guest'}`;
    const kept = await storage.get<Recipe>(key);
    if (kept?.id === id) setState({ status: 'ready', recipe: kept });
    else setState({ status: 'loading' });
    try {
      const recipe = await api(recipeDetail, { id }, { quiet: true });
      setState({ status: 'ready', recipe });
      void storage.set({ [key]: recipe });
    } catch (error) {
      const gone = error instanceof ApiError && error.gone;
      if (gone) setState({ status: 'missing' });
      else setState((old) => (old.status === 'ready' ? old : { status: 'failed' }));
    }
  }, [id, uid]);

  useEffect(() => {
    if (known) void load();
  }, [known, load]);

  return { state, reload: () => void load() };
}
