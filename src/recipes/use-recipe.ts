import { useResource } from '../app/use-resource.ts';
import { type Recipe, recipeDetail } from '../contract/recipes/read.ts';
import { defineResource } from '../stores/resources.ts';
import { api } from '../stores/session.ts';

const recipes = defineResource<Recipe>('recipe', (_uid, id) => ({
  quiet: true,
  query: () => api(recipeDetail, { id }, { quiet: true }),
}));

/**
 * One recipe as its reader sees it, stored for use without a connection.
 *
 * @param known whether the session is known
 * @param uid undefined for guests
 */
export const useRecipe = (known: boolean, uid: string | undefined, id: string | undefined) =>
  useResource(recipes, [known ? (uid ?? 'guest') : undefined, id]);
