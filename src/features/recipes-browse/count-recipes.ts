import { listRecipes } from '../../contract/recipes/read.ts';
import type { LangKey } from '../../i18n/locales.ts';
import { filterOf, type Tag } from '../../recipes/tags.ts';
import { api, startSession } from '../../stores/session.ts';

/**
 * How many recommended recipes have such tags. Loaded and asked once a choice has been made, since the choice works without.
 *
 * @returns undefined where the server does not say
 */
export async function countRecipes(lang: LangKey, tags: readonly Tag[]): Promise<number | undefined> {
  await startSession(lang, { error: '', network: '', timeout: '' });
  const { total } = await api(listRecipes, { ...filterOf(tags), counted: 'yes', limit: 1 }, { quiet: true });
  return total;
}
