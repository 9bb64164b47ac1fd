import { admits, type IndexedEntry, type SearchFilter, type SearchIndex } from '../lib/search/entry.ts';
import { fromFile, type IndexFile } from '../lib/search/index-file.ts';
import type { Texts } from '../lib/search/quotes.ts';
import { createSearch, type Search } from '../lib/search/search.ts';
import { sentencesOf } from '../lib/sentences.ts';

/** The search over the answers and guides of one language. */
export interface Answers extends Pick<Search, 'find'> {
  /** Loads the texts, once; from then on results quote them */
  loadTexts(): Promise<void>;
  /** An entry's short text, once the texts are loaded */
  descriptionOf(id: string): string | undefined;
  /** Its first sentence */
  summaryOf(id: string): string | undefined;
  /** What a filter admits, the most common first */
  matching(filter: SearchFilter): IndexedEntry[];
  /** An answer by its id, as the index has it */
  get(id: string): IndexedEntry | undefined;
}

/** The search over an index. In Korean it also reads what was typed with Latin keys, by a package that no other language loads. */
export const createAnswerSearch = async (index: SearchIndex): Promise<Search> =>
  createSearch(index, index.tag === 'ko' ? (await import('es-hangul')).convertQwertyToHangul : undefined);

/** @param loadTexts loads the texts of the index's entries */
export async function createAnswers(file: IndexFile, loadTexts: () => Promise<Texts>): Promise<Answers> {
  const index = await fromFile(file);
  const search = await createAnswerSearch(index);
  let texts: Texts | undefined;
  const descriptionOf = (id: string) => texts?.[id]?.description;
  return {
    find: search.find,
    async loadTexts() {
      if (texts) return;
      texts = await loadTexts();
      search.addTexts(texts);
    },
    descriptionOf,
    summaryOf: (id) => sentencesOf(descriptionOf(id) ?? '')[0],
    matching: (filter) => index.entries.filter((entry) => admits(filter, entry)),
    get: (id) => index.entries.find((entry) => entry.id === id),
  };
}
