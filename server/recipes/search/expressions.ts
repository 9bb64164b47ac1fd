import type { Column, FullText } from '../../db/full-text.ts';
import { tagToken } from './entry.ts';
import { confidenceThreshold, type ExpandedUnit } from './query-expansion.ts';

/** The columns in which a unit must match. */
type Scope = 'title' | 'anywhere';

const columns: Record<Scope, readonly Column[]> = { title: ['title'], anywhere: ['title', 'ingredients'] };

/**
 * A unit as an expression of the full-text index; undefined where no recipe can match.
 *
 * @param strict use only terms above {@link confidenceThreshold}, where there are any
 */
function expressionOf(
  index: FullText,
  { terms, tags, parts, prefix }: ExpandedUnit,
  scope: Scope,
  strict: boolean,
): string | undefined {
  const certain = [...terms].filter(([, confidence]) => confidence >= confidenceThreshold);
  const chosen = strict && (certain.length > 0 || prefix) ? certain : [...terms];
  const word = (term: string) => index.word(columns[scope], term);
  const all = [
    ...chosen.map(([term]) => word(term)),
    ...(parts ? [index.all(parts.map(word))] : []),
    ...(prefix ? [index.prefix(columns[scope], prefix)] : []),
    ...(scope === 'anywhere' ? [...tags.keys()].map((tag) => index.word(['tags'], tag)) : []),
  ];
  return all.length > 0 ? index.any(all) : undefined;
}

/** Units of the highest weight that are looked for without the others: each costs two queries per language. */
const maxFewer = 6;

/**
 * The queries to the full-text index, one after the other. `all`: every unit matches, in the title, then anywhere. `fewer`: also less
 * certain terms, then without the units of the lowest weight, at last each unit alone.
 *
 * @param filter sets of tags, of each of which a recipe must have one
 */
export function expressionsOf(
  index: FullText,
  units: readonly ExpandedUnit[],
  filter: readonly (readonly string[])[],
): Record<'all' | 'fewer', string[]> {
  const byWeight = [...units].sort((a, b) => b.weight - a.weight);
  const filtered = filter.map((tags) => index.any(tags.map((tag) => index.word(['tags'], tagToken(tag)))));
  const matching = (chosen: readonly ExpandedUnit[], scope: Scope, strict: boolean): string[] => {
    const parts = chosen.flatMap((unit) => expressionOf(index, unit, scope, strict) ?? []);
    return parts.length > 0 ? [index.all([...parts, ...filtered])] : [];
  };
  const all = new Set([...matching(byWeight, 'title', true), ...matching(byWeight, 'anywhere', true)]);
  const heaviest = byWeight.slice(0, maxFewer);
  const rest = new Set([
    ...matching(byWeight, 'anywhere', false),
    ...heaviest.flatMap((_, index) => matching(heaviest.slice(0, heaviest.length - index), 'anywhere', true)),
    ...heaviest.flatMap((unit) => matching([unit], 'anywhere', false)),
  ]);
  return { all: [...all], fewer: [...rest.difference(all)] };
}
