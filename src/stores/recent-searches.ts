import { storage } from './storage.ts';

/** What is searched in. */
type Field = 'answers' | 'recipes';

const keyOf = (field: Field) => `searches/${field}`;

/** How many are kept of a field. */
const most = 6;

/** What was searched for in this browser, the latest first. */
export const recentSearches = async (field: Field): Promise<readonly string[]> =>
  (await storage.get<string[]>(keyOf(field))) ?? [];

/** Keeps a search that led somewhere; the beginning of a longer one is replaced by it. */
export const rememberSearch = (field: Field, query: string): Promise<void> =>
  storage.change<string[]>(keyOf(field), (old = []) =>
    [query, ...old.filter((other) => !query.startsWith(other))].slice(0, most),
  );

export const forgetSearches = (field: Field): Promise<void> => storage.set({ [keyOf(field)]: undefined });
