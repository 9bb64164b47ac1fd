import { loadSiteFile } from '../api/site-file.ts';
import { admits, type SearchEntry, type SearchFilter, type SearchIndex } from '../lib/search/entry.ts';
import type { Texts } from '../lib/search/quotes.ts';
import type { Search } from '../lib/search/search.ts';
import { networkTimeout, withTimeout } from '../lib/timeout.ts';
import { storage } from './storage.ts';

/** The search over the answers and guides of one language. */
export interface Answers extends Pick<Search, 'find'> {
  /** Loads the texts, once; from then on results quote them */
  loadTexts(): Promise<void>;
  /** An entry's short text, once the texts are loaded */
  descriptionOf(id: string): string | undefined;
  /** What a filter admits, the most common first */
  matching(filter: SearchFilter): SearchEntry[];
  /** An answer by its id, as the index has it */
  get(id: string): SearchEntry | undefined;
}

/** The paths of a language's search index, and of the texts of its entries. */
export type AnswerFiles = Readonly<Record<'index' | 'texts', string>>;

/**
 * Loads the index of the page's language, once. {@link loadCached} says where from.
 *
 * @throws ApiError if it is neither available nor stored; the next call tries again
 */
export const loadAnswers: (files: AnswerFiles) => Promise<Answers> = loadOnce(load);

async function load({ index: indexPath, texts: textsPath }: AnswerFiles): Promise<Answers> {
  const [{ createAnswerSearch }, index] = await Promise.all([
    import('./create-answer-search.ts'),
    loadCached<SearchIndex>(indexPath),
  ]);
  const search = await createAnswerSearch(index);
  let texts: Texts | undefined;
  return {
    find: search.find,
    loadTexts: loadOnce(async () => {
      texts = await loadCached<Texts>(textsPath);
      search.addTexts(texts);
    }),
    descriptionOf: (id) => texts?.[id]?.description,
    matching: (filter) => index.entries.filter((entry) => admits(filter, entry)),
    get: (id) => index.entries.find((entry) => entry.id === id),
  };
}

/** Runs `load` once, however often it is called. After a failure, the next call runs it again. */
function loadOnce<Inputs extends unknown[], T>(load: (...inputs: Inputs) => Promise<T>): (...inputs: Inputs) => Promise<T> {
  let loading: Promise<T> | undefined;
  return (...inputs) => {
    loading ??= load(...inputs).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** A file of the site or, if the network fails or is slow, its stored copy. A late response still replaces the copy. */
async function loadCached<File>(path: string): Promise<File> {
  const key = `search${path}`;
  const fresh = loadSiteFile<File>(path).then((file) => {
    void storage.set({ [key]: file });
    return file;
  });
  try {
    return await withTimeout(fresh, networkTimeout);
  } catch {
    return (await storage.get<File>(key)) ?? fresh;
  }
}
