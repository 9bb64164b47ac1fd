import MiniSearch from 'minisearch';
import { phrasesIn, type SearchIndex } from '../../src/lib/search/entry.ts';
import type { Find } from '../../tests/content/search-gold.ts';

/** MiniSearch as its documentation begins. It has no notion of a good result: what it finds it shows. */
export function create({ entries }: SearchIndex): Find {
  const engine = new MiniSearch({ fields: ['title', 'phrases'] });
  engine.addAll(
    entries.map((entry) => ({
      ...entry,
      phrases: phrasesIn(entry.phrases)
        .flatMap(([, phrases]) => phrases)
        .join('\n'),
    })),
  );
  return (query) => engine.search(query).map(({ id }) => ({ id, certain: true }));
}
