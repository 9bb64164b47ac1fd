import { loadSiteFile } from '../api/site-file.ts';
import type { IndexFile, TextsFile } from '../lib/search/files.ts';
import { networkTimeout, withTimeout } from '../lib/timeout.ts';
import type { Answers } from './create-answer-search.ts';
import { storage } from './storage.ts';

export type { Answers };

/** The paths of a language's search index, and of the texts of its entries. */
export type AnswerFiles = Readonly<Record<'index' | 'texts', string>>;

/**
 * Loads the index of the page's language, once. {@link loadCached} says where from.
 *
 * @throws ApiError if it is neither available nor stored; the next call tries again
 */
export const loadAnswers: (files: AnswerFiles) => Promise<Answers> = loadOnce(load);

async function load({ index: indexPath, texts: textsPath }: AnswerFiles): Promise<Answers> {
  const [{ createAnswers }, index] = await Promise.all([import('./create-answer-search.ts'), loadCached<IndexFile>(indexPath)]);
  const answers = await createAnswers(index, () => loadCached<TextsFile>(textsPath));
  return { ...answers, loadTexts: loadOnce(answers.loadTexts) };
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
  const fresh = loadSiteFile<File>(path);
  fresh.then(
    (file) => storage.set({ [key]: file }),
    () => undefined,
  );
  return withTimeout(fresh, networkTimeout).catch(async () => (await storage.get<File>(key)) ?? fresh);
}
