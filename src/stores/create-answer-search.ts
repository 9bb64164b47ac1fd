import type { SearchIndex } from '../lib/search/entry.ts';
import { createSearch, type Search } from '../lib/search/search.ts';

/** The search over an index. In Korean it also reads what was typed with Latin keys, by a package that no other language loads. */
export const createAnswerSearch = async (index: SearchIndex): Promise<Search> =>
  createSearch(index, index.tag === 'ko' ? (await import('es-hangul')).convertQwertyToHangul : undefined);
