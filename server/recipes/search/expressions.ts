import { tagToken } from './entry.ts';
import { type Meaning, surely } from './meanings.ts';

/** Which of a recipe's texts must say it. */
type Where = 'title' | 'anywhere';

const any = (expressions: readonly string[]) => (expressions.length === 1 ? expressions[0] : `(${expressions.join(' OR ')})`);
const words = (terms: readonly string[]) => terms.map((term) => `"${term}"`);

/** A meaning as an expression of FTS5; nothing where no recipe can be meant. @param strict only by what is surely meant, if anything is */
function expressionOf({ terms, tags, parts, beginning }: Meaning, where: Where, strict: boolean): string | undefined {
  const sure = [...terms].filter(([, value]) => value >= surely);
  const meant = (strict && (sure.length > 0 || beginning) ? sure : [...terms]).map(([term]) => term);
  const texts = [
    ...words(meant),
    ...(parts ? [`(${words(parts).join(' AND ')})`] : []),
    ...(beginning ? [`"${beginning}" *`] : []),
  ];
  const inTexts = texts.length > 0 ? [`${where === 'title' ? '{title}' : '{title ingredients}'} : ${any(texts)}`] : [];
  const inTags = where === 'anywhere' && tags.size > 0 ? [`{tags} : ${any(words([...tags.keys()]))}`] : [];
  const all = [...inTexts, ...inTags];
  return all.length > 0 ? any(all) : undefined;
}

/**
 * What is asked of the index, one after the other. `all` words: in the title, then anywhere. `fewer` and less sure ones: those that
 * tell least left out first, at last each alone.
 *
 * @param filter sets of tags, of each of which a recipe must have one
 */
export function expressionsOf(
  meanings: readonly Meaning[],
  filter: readonly (readonly string[])[],
): Record<'all' | 'fewer', string[]> {
  const telling = [...meanings].sort((a, b) => b.weight - a.weight);
  const filtered = filter.map((tags) => `{tags} : ${any(words(tags.map(tagToken)))}`);
  const saying = (chosen: readonly Meaning[], where: Where, strict: boolean): string[] => {
    const parts = chosen.flatMap((meaning) => expressionOf(meaning, where, strict) ?? []);
    return parts.length > 0 ? [[...parts, ...filtered].join(' AND ')] : [];
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
