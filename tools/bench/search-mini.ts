import MiniSearch from 'minisearch';
import type { SearchIndex } from '../../src/lib/search/entry.ts';
import type { Find } from '../../tests/content/search-gold.ts';

/** MiniSearch as its documentation begins. It has no notion of a good result: what it finds it shows. */
export function create({ entries }: SearchIndex): Find {
  const engine = new MiniSearch({ fields: ['title', 'phrases'] });
  engine.addAll(entries.map((entry) => ({ ...entry, phrases: Object.values(entry.phrases).flat().join('\n') })));
  return (query) => engine.search(query).map(({ id }) => ({ id, certain: true }));
}
