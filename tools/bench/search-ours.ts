import type { SearchIndex } from '../../src/lib/search/entry.ts';
import { createSearch } from '../../src/lib/search/search.ts';
import type { Find } from '../../tests/content/search-gold.ts';

export async function create(index: SearchIndex): Promise<Find> {
  const search = await createSearch(index);
  return (query) => search.find(query).results;
}
