import type { SearchIndex } from '../../src/lib/search/entry.ts';
import { createSearch } from '../../src/lib/search/search.ts';
import type { Find } from '../../tests/content/search-gold.ts';

export const create = (index: SearchIndex): Find => createSearch(index);
