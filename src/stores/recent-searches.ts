import { storage } from './storage.ts';

const key = 'searches';

/** How many are kept. */
const most = 6;

/** What was searched for in this browser, the latest first. */
export const recentSearches = async (): Promise<readonly string[]> => (await storage.get<string[]>(key)) ?? [];

/** Keeps a search that led somewhere; the beginning of a longer one is replaced by it. */
export const rememberSearch = (query: string): Promise<void> =>
  storage.change<string[]>(key, (old = []) => [query, ...old.filter((other) => !query.startsWith(other))].slice(0, most));

export const forgetSearches = (): Promise<void> => storage.set({ [key]: undefined });
