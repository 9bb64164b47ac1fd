import { admits, type IndexedEntry, type SearchFilter, type SearchIndex } from '../lib/search/entry.ts';
import { fromIndexFile, fromTextsFile, type IndexFile, type TextsFile } from '../lib/search/files.ts';
import type { Texts } from '../lib/search/passages.ts';
import { createSearch, type Search } from '../lib/search/search.ts';
import { sentencesOf } from '../lib/sentences.ts';

/** The search over the answers and guides of one language. */
export interface Answers extends Search {
  /** Loads the texts. @returns the same with them: it finds more, and its results quote */
  loadTexts(): Promise<Answers>;
  /** An entry's short text, with the texts */
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

/** @param loadFile loads the file of the texts of the index's entries */
export async function createAnswers(file: IndexFile, loadFile: () => Promise<TextsFile>): Promise<Answers> {
  const index = await fromIndexFile(file);
  return answersOf(index, async () => answersOf(index, undefined, fromTextsFile(await loadFile())));
}

/** @param loadTexts undefined with the texts */
async function answersOf(index: SearchIndex, loadTexts: Answers['loadTexts'] | undefined, texts?: Texts): Promise<Answers> {
  const descriptionOf = (id: string) => texts?.[id]?.description;
  const answers: Answers = {
    ...(await createAnswerSearch(index, texts)),
    loadTexts: loadTexts ?? (async () => answers),
    descriptionOf,
    summaryOf: (id) => sentencesOf(descriptionOf(id) ?? '')[0],
    matching: (filter) => index.entries.filter((entry) => admits(filter, entry)),
    get: (id) => index.entries.find((entry) => entry.id === id),
  };
  return answers;
}
