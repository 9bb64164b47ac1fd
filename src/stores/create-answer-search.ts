import { admits, type IndexedEntry, type SearchFilter, type SearchIndex } from '../lib/search/entry.ts';
import { fromIndexFile, fromTextsFile, type IndexFile, type TextsFile } from '../lib/search/files.ts';
import type { Texts } from '../lib/search/quotes.ts';
import { createSearch, type Search } from '../lib/search/search.ts';
import { sentencesOf } from '../lib/sentences.ts';

/** The search over the answers and guides of one language. */
export interface Answers extends Pick<Search, 'find'> {
  /** Loads the texts: from then on more is found, and results quote them */
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
export const createAnswerSearch = async (index: SearchIndex, texts?: Texts): Promise<Search> =>
  createSearch(index, texts, index.tag === 'ko' ? (await import('es-hangul')).convertQwertyToHangul : undefined);

/** @param loadTexts loads the file of the texts of the index's entries */
export async function createAnswers(file: IndexFile, loadTexts: () => Promise<TextsFile>): Promise<Answers> {
  const index = await fromIndexFile(file);
  let search = await createAnswerSearch(index);
  let texts: Texts | undefined;
  const descriptionOf = (id: string) => texts?.[id]?.description;
  return {
    find: (...query) => search.find(...query),
    async loadTexts() {
      texts = fromTextsFile(await loadTexts());
      search = await createAnswerSearch(index, texts);
    },
    descriptionOf,
    summaryOf: (id) => sentencesOf(descriptionOf(id) ?? '')[0],
    matching: (filter) => index.entries.filter((entry) => admits(filter, entry)),
    get: (id) => index.entries.find((entry) => entry.id === id),
  };
}
