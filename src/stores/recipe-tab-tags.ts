import { readLocal, writeLocal } from './local-storage.ts';

const key = 'companion.recipeTags';

/** The tags that recipes are recommended by, as a query (`food=fish`): the tab settings (docs/spec.md §2), stored in this browser. */
export const readRecipeTabTags = (): string => readLocal(key) ?? '';

export const writeRecipeTabTags = (query: string): void => writeLocal(key, query);
