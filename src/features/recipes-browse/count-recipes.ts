import { listRecipes } from '../../contract/recipes/read.ts';
import { filterOf, type Tag } from '../../recipes/tags.ts';
import { api } from '../../stores/session.ts';

/**
 * How many recommended recipes have such tags. Loaded and asked once a choice has been made, since the choice works without.
 *
 * @returns undefined where the server does not say
 */
export async function countRecipes(tags: readonly Tag[]): Promise<number | undefined> {
  const { total } = await api(listRecipes, { ...filterOf(tags), counted: 'yes', limit: 1 }, { quiet: true });
  return total;
}
