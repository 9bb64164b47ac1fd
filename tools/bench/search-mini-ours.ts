import MiniSearch from 'minisearch';
import type { SearchIndex } from '../../src/lib/search/entry.ts';
import { createFold } from '../../src/lib/search/fold.ts';
import { withPhrases } from '../../src/lib/search/more-phrases.ts';
import type { Texts } from '../../src/lib/search/passages.ts';
import { pairAt, tokensOf } from '../../src/lib/search/tokens.ts';
import type { Find } from '../../tests/content/search-gold.ts';
import { documentsOf } from './search-mini.ts';

/** MiniSearch at its best: our tokenizer, characters by pairs, beginnings of words, slips of the finger, titles first. */
export function create(index: SearchIndex, texts: Texts = {}): Find {
  const { tag, entries, variants } = withPhrases(index, texts);
  const fold = createFold(tag, variants);
  const engine = new MiniSearch({
    fields: ['title', 'phrases'],
    tokenize: (text) => {
      const tokens = tokensOf(fold(text));
      return tokens.flatMap((token, index) => (token.single ? (pairAt(tokens, index) ?? []) : token.text));
    },
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2, phrases: 1.5 } },
  });
  engine.addAll(documentsOf(entries));
  return (query) => engine.search(query).map(({ id }) => ({ id, certain: true }));
}
