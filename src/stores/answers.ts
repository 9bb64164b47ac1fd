import { loadSiteFile } from '../api/site-file.ts';
import { admits, type SearchEntry, type SearchFilter, type SearchIndex } from '../lib/search/entry.ts';
import type { Texts } from '../lib/search/quotes.ts';
import type { Found, Search, SearchResult } from '../lib/search/search.ts';
import { storage } from './storage.ts';

/** A found answer or guide, with its words. */
export type FoundAnswer = SearchResult & Pick<SearchEntry, 'title' | 'pages'>;

/** See {@link Found}. */
export type FoundAnswers = Omit<Found, 'results'> & { results: readonly FoundAnswer[] };

/** The search over the answers and guides of one language. */
export interface Answers {
  find(...query: Parameters<Search['find']>): FoundAnswers;
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

let loading: Promise<Answers> | undefined;

/**
 * The answers and guides of the page's language to search in: from the site, or as they were when it could last be reached.
 *
 * @throws ApiError when they cannot be had at all; asking again tries again
 */
export function loadAnswers(files: AnswerFiles): Promise<Answers> {
  loading ??= load(files).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load({ index: indexPath, texts: textsPath }: AnswerFiles): Promise<Answers> {
  const [{ createSearch }, index] = await Promise.all([import('../lib/search/search.ts'), loadKept<SearchIndex>(indexPath)]);
  const entries = new Map(index.entries.map((entry) => [entry.id, entry]));
  const search = await createSearch(index, index.tag === 'ko' ? (await import('es-hangul')).convertQwertyToHangul : undefined);
  let texts: Texts | undefined;
  let loadingTexts: Promise<void> | undefined;
  return {
    find(...query) {
      const found = search.find(...query);
      const results = found.results.flatMap((result) => {
        const entry = entries.get(result.id);
        return entry ? [{ ...result, title: entry.title, pages: entry.pages }] : [];
      });
      return { ...found, results };
    },
    loadTexts() {
      loadingTexts ??= loadKept<Texts>(textsPath).then((loaded) => {
        texts = loaded;
        search.addTexts(loaded);
      });
      return loadingTexts;
    },
    descriptionOf: (id) => texts?.[id]?.description,
    matching: (filter) => index.entries.filter((entry) => admits(filter, entry)),
    get: (id) => entries.get(id),
  };
}

/** A file of the site, or as it was when it could last be loaded. */
async function loadKept<File>(path: string): Promise<File> {
  const key = `search${path}`;
  try {
    const fresh = await loadSiteFile<File>(path);
    void storage.set({ [key]: fresh });
    return fresh;
  } catch (error) {
    const stored = await storage.get<File>(key);
    if (!stored) throw error;
    return stored;
  }
}
