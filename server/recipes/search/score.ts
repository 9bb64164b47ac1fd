import type { FoundRow } from '../../db/full-text/full-text.ts';
import { split } from './entry.ts';
import { begun, compound, type Meaning } from './meanings.ts';

/** What it is worth where a recipe says a word. */
const worth = { title: 1, tags: 0.8, ingredients: 0.7 };

/** Shares of a score: that all words are said, the language, how well they are said, and how much of the title they are. */
const shares = { all: 2, own: 0.5, said: 1, title: 0.2 };

/** How much of a query a recipe must say to be worth showing, from 0 to 1. */
const least = 0.3;

/** @returns how well a recipe answers a query; nothing where it doesn't */
export function scoreOf(row: FoundRow, meanings: readonly Meaning[], own: boolean): number | undefined {
  const title = split(row.title);
  const [inTitle, inIngredients, tags] = [new Set(title), new Set(split(row.ingredients)), split(row.tags)];
  const total = meanings.reduce((sum, { weight }) => sum + weight, 0);
  let said = 0;
  let all = true;
  for (const meaning of meanings) {
    const found = Math.max(
      worth.title * saidBy(inTitle, meaning),
      worth.ingredients * saidBy(inIngredients, meaning),
      worth.tags * Math.max(0, ...tags.map((tag) => meaning.tags.get(tag) ?? 0)),
    );
    if (found === 0 && isKnown(meaning)) all = false;
    said += (found * meaning.weight) / total;
  }
  if (said < least) return undefined;
  const named = title.filter((term) => meanings.some((meaning) => saidBy(new Set([term]), meaning) > 0)).length;
  return (all ? shares.all : 0) + (own ? shares.own : 0) + shares.said * said + (shares.title * named) / (title.length || 1);
}

/** Whether any recipe can say it. */
const isKnown = ({ terms, tags, parts, beginning }: Meaning) => terms.size > 0 || tags.size > 0 || parts || beginning;

function saidBy(words: ReadonlySet<string>, { terms, parts, beginning }: Meaning): number {
  let sure = parts?.every((part) => words.has(part)) ? compound : 0;
  for (const word of words) {
    const value = terms.get(word) ?? (beginning && word.startsWith(beginning) ? begun(beginning, word) : 0);
    if (value > sure) sure = value;
  }
  return sure;
}
