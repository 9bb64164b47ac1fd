import MiniSearch from 'minisearch';
import { phrasesIn, type SearchIndex } from '../../src/lib/search/entry.ts';
import { withPhrases } from '../../src/lib/search/more-phrases.ts';
import type { Texts } from '../../src/lib/search/passages.ts';
import type { Find } from '../../tests/content/search-gold.ts';

/** Entries as MiniSearch indexes them, with their phrases as one text. */
export const documentsOf = (entries: SearchIndex['entries']) =>
  entries.map((entry) => ({
    ...entry,
    phrases: phrasesIn(entry.phrases)
      .flatMap(([, phrases]) => phrases)
      .join('\n'),
  }));

/** MiniSearch as its documentation begins. It has no notion of a good result: what it finds it shows. */
export function create(index: SearchIndex, texts: Texts = {}): Find {
  const engine = new MiniSearch({ fields: ['title', 'phrases'] });
  engine.addAll(documentsOf(withPhrases(index, texts).entries));
  return (query) => engine.search(query).map(({ id }) => ({ id, certain: true }));
}
