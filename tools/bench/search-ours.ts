import type { SearchIndex } from '../../src/lib/search/entry.ts';
import type { Texts } from '../../src/lib/search/passages.ts';
import { createSearch } from '../../src/lib/search/search.ts';
import type { Find } from '../../tests/content/search-gold.ts';

export async function create(index: SearchIndex, texts?: Texts): Promise<Find> {
  const search = await createSearch(index, texts);
  return (query) => search.find(query).results;
}
