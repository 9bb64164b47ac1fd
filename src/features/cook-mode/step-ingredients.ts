import type { Ingredient } from '../../contract/recipes/body.ts';
import { createFold } from '../../lib/search/fold.ts';
import { pairAt, tokensOf } from '../../lib/search/tokens.ts';

/** How many letters an inflected word may be longer than the word in the list. */
const longestEnding = 3;

/** Languages inflect the ends of words: what is the same in all forms of one, most likely. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.ceil(word.length * 0.7)));

/** The share of a name's pairs of characters that a text must have, where words are written without spaces. */
const leastShareOfPairs = 0.5;

/**
 * The ingredients that a step names, in their order. The words of a name are looked for by their stems; where several ingredients have a
 * word of the step, such as two kinds of oil, only those count of whose name the most is found.
 *
 * @param tag BCP 47, of the recipe
 */
export function ingredientsOfStep(text: string, ingredients: readonly Ingredient[], tag: string): Ingredient[] {
  const fold = createFold(tag);
  const partsOf = (words: string) => {
    const tokens = tokensOf(fold(words));
    const long = tokens.filter(({ single, text: word }) => !single && word.length > 2).map(({ text: word }) => word);
    const pairs = tokens.flatMap((token, index) => (token.single ? (pairAt(tokens, index) ?? []) : []));
    // A name of one character, such as that of salt, stands alone in a text too.
    const [only, ...more] = tokens;
    return { words: long, pairs: only?.single && more.length === 0 ? [only.text] : pairs };
  };
  const step = partsOf(text);
  const standsAlone = (character: string) =>
    new RegExp(`(?:^|\\P{sc=Han})${character}(?:\\P{sc=Han}|$)`, 'u').test(fold(text).text);
  const isNamed = (word: string) =>
    step.words.some((other) => other.startsWith(stemOf(word)) && other.length <= word.length + longestEnding);
  const found = ingredients.map(({ name }) => {
    // What follows a comma says how it is prepared.
    const { words, pairs } = partsOf(name.split(/[,(（、，]/)[0] ?? name);
    const hits = words.filter(isNamed);
    const hitPairs = pairs.filter((pair) => (pair.length === 1 ? standsAlone(pair) : step.pairs.includes(pair)));
    const isPaired = pairs.length > 0 && hitPairs.length / pairs.length >= leastShareOfPairs;
    return { hits, isPaired, share: hits.length / Math.max(words.length, 1) };
  });
  const best = (stem: string) =>
    Math.max(...found.filter(({ hits }) => hits.some((hit) => stemOf(hit) === stem)).map(({ share }) => share));
  return ingredients.filter((_, index) => {
    const { hits, isPaired, share } = found[index] ?? { hits: [] };
    return isPaired || hits.some((word) => best(stemOf(word)) === share);
  });
}

/** How many characters away from an amount the name of its ingredient may stand. */
const reach = 24;

/** What separates an amount from ingredients that it is not of. */
const stop = /[.,;:!?(){}。、，；：！？（）]/;

/**
 * The ingredients that the text of a step gives an amount of, such as `{20 g} of sugar`: those named closest to it, on either side.
 *
 * @param text as its author wrote it, with amounts in braces
 * @param tag BCP 47, of the recipe
 */
export function ingredientsWithAmount(text: string, ingredients: readonly Ingredient[], tag: string): Ingredient[] {
  const pieces = text.split(/\{[^}]*\}/);
  return pieces.slice(1).flatMap((after, index) => {
    const left = pieces[index]?.split(stop).at(-1) ?? '';
    const [right = ''] = after.split(stop);
    for (let distance = 2; distance <= reach; distance += 2) {
      const named = ingredientsOfStep(`${endOf(left, distance)} ${startOf(right, distance)}`, ingredients, tag);
      if (named.length > 0) return named;
    }
    return [];
  });
}

/** Words are not cut, except in scripts without spaces. */
const startOf = (text: string, length: number): string =>
  text.slice(0, length) + (/^[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]*/u.exec(text.slice(length))?.[0] ?? '');

const endOf = (text: string, length: number): string =>
  (/[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]*$/u.exec(text.slice(0, -length))?.[0] ?? '') + text.slice(-length);
