import { Converter } from 'opencc-js/t2cn';
import { createFold } from '../../../src/lib/search/fold.ts';
import { isKana, pairAt, type Token, tokensOf } from '../../../src/lib/search/tokens.ts';

/**
 * One normalization for the recipes of all languages, since they are searched together: that of German, the only language with a rule
 * of its own. It removes an `e` from English words (blue, tomatoes), in index and query alike.
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
  // The offsets of tokens in the query must not move.
  const same = made.length === character.length ? made : character;
  simplified.set(character, same);
  return same;
}

/** A unit of search: a word, a pair of characters of a script without spaces, or such a character that stands alone. */
export interface Unit {
  text: string;
  /** Its range in the text, in UTF-16 units */
  start: number;
  end: number;
  /** How much it counts, 0 to 1 */
  share: number;
  /** A word of an alphabet, or a number */
  word: boolean;
  /** This word and the next written as one, where only spaces, apostrophes or hyphens are between them */
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

/** The terms of a text for the index, each as it is written there: its units, and single characters that may be a word. */
export function termsOf(text: string): Map<string, string> {
  const characters = tokens(text).filter(({ single, text: character }) => single && !isKana(character));
  return new Map([
    ...characters.map(({ text: character }) => [character, character] as const),
    ...unitsOf(text).map((unit) => [unit.text, text.slice(unit.start, unit.end)] as const),
  ]);
}
