import type { Column, FullText } from '../../db/full-text/full-text.ts';
import { tagToken } from './entry.ts';
import { type Meaning, surely } from './meanings.ts';

/** Which of a recipe's texts must say it. */
type Where = 'title' | 'anywhere';

const texts: Record<Where, readonly Column[]> = { title: ['title'], anywhere: ['title', 'ingredients'] };

/** A meaning as an expression of the index; nothing where no recipe can be meant. @param strict only by what is surely meant, if anything is */
function expressionOf(
  index: FullText,
  { terms, tags, parts, beginning }: Meaning,
  where: Where,
  strict: boolean,
): string | undefined {
  const sure = [...terms].filter(([, value]) => value >= surely);
  const meant = (strict && (sure.length > 0 || beginning) ? sure : [...terms]).map(([term]) => term);
  const word = (term: string) => index.word(texts[where], term);
  const all = [
    ...meant.map(word),
    ...(parts ? [index.all(parts.map(word))] : []),
    ...(beginning ? [index.prefix(texts[where], beginning)] : []),
    ...(where === 'anywhere' ? [...tags.keys()].map((tag) => index.word(['tags'], tag)) : []),
  ];
  return all.length > 0 ? index.any(all) : undefined;
}

/**
 * What is asked of the index, one after the other. `all` words: in the title, then anywhere. `fewer` and less sure ones: those that
 * tell least left out first, at last each alone.
 *
 * @param filter sets of tags, of each of which a recipe must have one
 */
export function expressionsOf(
  index: FullText,
  meanings: readonly Meaning[],
  filter: readonly (readonly string[])[],
): Record<'all' | 'fewer', string[]> {
  const telling = [...meanings].sort((a, b) => b.weight - a.weight);
  const filtered = filter.map((tags) => index.any(tags.map((tag) => index.word(['tags'], tagToken(tag)))));
  const saying = (chosen: readonly Meaning[], where: Where, strict: boolean): string[] => {
    const parts = chosen.flatMap((meaning) => expressionOf(index, meaning, where, strict) ?? []);
    return parts.length > 0 ? [index.all([...parts, ...filtered])] : [];
  };
  const all = new Set([...saying(telling, 'title', true), ...saying(telling, 'anywhere', true)]);
  const fewer = telling.slice(1).map((_, index) => telling.slice(0, telling.length - 1 - index));
  const rest = new Set([
    ...saying(telling, 'anywhere', false),
    ...fewer.flatMap((chosen) => saying(chosen, 'anywhere', true)),
    ...telling.flatMap((meaning) => saying([meaning], 'anywhere', false)),
  ]);
  return { all: [...all], fewer: [...rest.difference(all)] };
}
