import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { useNews } from '../../app/store/use-news.ts';
import { type Recipe, recipeDetail } from '../../contract/recipes/read.ts';
import { addressId } from '../../lib/address-id.ts';
import { watchNews } from '../../stores/news.ts';
import { api } from '../../stores/session.ts';

/** `missing`: removed, hidden, somebody's draft, or never there; the server does not tell which. `removed`: just now, by its author. */
export type RecipeState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'removed' }
  | { status: 'ready'; recipe: Recipe };

/**
 * The recipe that the page's address names, as the caller sees it. Its author's page follows what happens to it elsewhere.
 *
 * @param caller who asks; nothing until that is known
 */
export function useRecipe(caller: string | undefined) {
  const [state, setState] = useState<RecipeState>({ status: 'loading' });

  const load = useCallback(async () => {
    const id = addressId(location.pathname, '/recipeDetails');
    if (!id) return setState({ status: 'missing' });
    try {
      setState({ status: 'ready', recipe: await api(recipeDetail, { id }, { quiet: true }) });
    } catch (error) {
      if ((error as ApiError).gone) setState({ status: 'missing' });
      else setState((old) => (old.status === 'ready' ? old : { status: 'failed' }));
    }
  }, []);

  useEffect(() => {
    if (caller !== undefined) void load();
  }, [caller, load]);
  useEffect(() => {
    if (state.status !== 'failed') return undefined;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [state, load]);

  const mine = state.status === 'ready' && state.recipe.mine;
  useEffect(() => (mine ? watchNews() : undefined), [mine]);
  useNews(() => mine && void load());

  const change = useCallback((next: (recipe: Recipe) => Recipe) => {
    setState((old) => (old.status === 'ready' ? { ...old, recipe: next(old.recipe) } : old));
  }, []);
  const removed = useCallback(() => setState({ status: 'removed' }), []);
  return { state, load, change, removed };
}
