import { Converter } from 'opencc-js/t2cn';
import { createFold } from '../../../src/lib/search/fold.ts';
import { isKana, pairAt, type Token, tokensOf } from '../../../src/lib/search/tokens.ts';

/**
 * One fold for the recipes of all languages, since they are searched together: the one of German, the only language with a rule of its
 * own. English words lose an `e` by it (blue, tomatoes), in the index and in what is typed alike.
 */
const fold = createFold('de');

type Simplify = (text: string) => string;
const simplified = new Map<string, string>();
let simplify: Simplify | undefined;

const createSimplify = (): Simplify => {
  const [hongKong, taiwan] = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];
  return (text) => taiwan(hongKong(text));
};

/** A Chinese character as written in simplified Chinese. */
function simple(character: string): string {
  const known = simplified.get(character);
  if (known) return known;
  simplify ??= createSimplify();
  const made = simplify(character);
  // Where a token stands in what was typed must not move.
  const same = made.length === character.length ? made : character;
  simplified.set(character, same);
  return same;
}

/** What is looked up: a word, a pair of characters of a script without spaces, or such a character that stands alone. */
export interface Unit {
  text: string;
  /** Where it stands in the text, in UTF-16 units */
  start: number;
  end: number;
  /** How much of a meaning it carries, 0 to 1 */
  share: number;
  /** A word of an alphabet, or a number */
  word: boolean;
  /** Both written as one, where only spaces stand between this word and the next */
  withNext: string | undefined;
}

const tokens = (text: string): Token[] => tokensOf(fold(text.replace(/\p{sc=Han}/gu, simple)));

/** The units of a text of any language, in their order. */
export function unitsOf(text: string): Unit[] {
  const all = tokens(text);
  return all.flatMap((token, index): Unit[] => {
    const { start, end, share, single } = token;
    const pair = pairAt(all, index);
    if (!single) return [{ text: token.text, start, end, share, word: true, withNext: pair }];
    const next = all[index + 1];
    if (pair && next)
      return [{ text: pair, start, end: next.end, share: (share + next.share) / 2, word: false, withNext: undefined }];
    const paired = all[index - 1]?.single && pairAt(all, index - 1);
    return paired ? [] : [{ text: token.text, start, end, share, word: false, withNext: undefined }];
  });
}

/** What a text is found by, each with how it is written there: its units, and single characters that may be a word. */
export function termsOf(text: string): Map<string, string> {
  const characters = tokens(text).filter(({ single, text: character }) => single && !isKana(character));
  return new Map([
    ...characters.map(({ text: character }) => [character, character] as const),
    ...unitsOf(text).map((unit) => [unit.text, text.slice(unit.start, unit.end)] as const),
  ]);
}
