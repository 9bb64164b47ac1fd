import { loadSiteFile } from '../api/site-file.ts';
import { admits, type SearchEntry, type SearchFilter, type SearchIndex } from '../lib/search/entry.ts';
import type { Search, SearchResult } from '../lib/search/search.ts';
import { storage } from './storage.ts';

/** A found answer, with its words. */
export interface FoundAnswer extends SearchResult {
  title: string;
  description: string;
}

/** The search over the answers of one language. */
export interface Answers {
  find(...query: Parameters<Search>): FoundAnswer[];
  /** What a filter admits, the most common first */
  matching(filter: SearchFilter): SearchEntry[];
  /** An answer by its id, as the index has it */
  get(id: string): SearchEntry | undefined;
}

let loading: Promise<Answers> | undefined;

/**
 * The answers of the page's language to search in: from the site, or as they were when it could last be reached.
 *
 * @param index the path of the language's index
 * @throws ApiError when they cannot be had at all; asking again tries again
 */
export function loadAnswers(index: string): Promise<Answers> {
  loading ??= load(index).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(path: string): Promise<Answers> {
  const key = `answers${path}`;
  const [{ createSearch }, index] = await Promise.all([
    import('../lib/search/search.ts'),
    loadSiteFile<SearchIndex>(path).then(
      (fresh) => {
        void storage.set({ [key]: fresh });
        return fresh;
      },
      async (error: unknown) => {
        const stored = await storage.get<SearchIndex>(key);
        if (!stored) throw error;
        return stored;
      },
    ),
  ]);
  const entries = new Map(index.entries.map((entry) => [entry.id, entry]));
  const search = createSearch(index);
  return {
    find: (...query) =>
      search(...query).flatMap((result) => {
        const entry = entries.get(result.id);
        return entry ? [{ ...result, title: entry.title, description: entry.description }] : [];
      }),
    matching: (filter) => index.entries.filter((entry) => admits(filter, entry)),
    get: (id) => entries.get(id),
  };
}
