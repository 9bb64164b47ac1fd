import type { Folded } from './fold.ts';
import { weights } from './weights.ts';

/** A unit of search: a word, a number, or one character of a script that is written without spaces. */
export interface Token {
  text: string;
  /** Where it stands in the original, in UTF-16 units */
  start: number;
  end: number;
  /** A Han character, kana or Hangul syllable: matched by the pairs that it forms with its neighbors */
  single: boolean;
  /** How much it counts, 0 to 1: short words and hiragana are mostly grammar */
  share: number;
  /** Whether nothing stands between it and the token before but spaces, apostrophes, hyphens and single letters */
  joined: boolean;
}

/**
 * The kinds of characters that tokens are made of: `s` is a token by itself, `b` also a digit (〇), `n` a digit, `l` a letter. Each
 * character is tested once: a phone takes 40 ms to compile a pattern that has several of these classes.
 */
const kinds: Readonly<Record<string, RegExp>> = {
  b: /(?=\p{N})\p{sc=Han}/u,
  s: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30fc\uac00-\ud7a3]/u,
  n: /\p{N}/u,
  l: /\p{Alphabetic}/u,
  '-': /[-\u2010\u2011]/,
  "'": /['’]/,
  '.': /[.,]/,
};
const kindNames = Object.keys(kinds);

/** By code point */
const knownKinds = new Map<number, string>();

/** The kinds of a text's characters, with `_` for the second half of a surrogate pair. */
function shapeOf(text: string): string {
  let shape = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    let kind = knownKinds.get(code);
    if (!kind) {
      kind = kindNames.find((name) => kinds[name]?.test(String.fromCodePoint(code))) ?? ' ';
      knownKinds.set(code, kind);
    }
    shape += kind;
    if (code > 0xffff) {
      shape += '_';
      index++;
    }
  }
  return shape;
}

const letter = '(?:l_?)';
/** `wi-fi` and `won't` are one word, `l'eau` and `check-list` are two; `2.4GHz` is a number and a word. */
const word = `(?:${letter}{1,2}-)?(?:${letter}{2,}'${letter}{1,2}(?![l_])|${letter}+)`;
/** With its decimal and thousands separators: `2.4`, `1,000`. */
const number = '(?:[nb]_?)+(?:\\.(?:[nb]_?)+)*';
const pattern = new RegExp(`[sb]_?|${number}|${word}`, 'g');

/** What may stand between two words that belong together: `code d'accès`, `check-list`. */
const onlyJoins = /^[\s'’\u2010\u2011-]*$/;

/** The numbers of a text. */
export const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];

/**
 * The tokenizer of both index and query. Leaves single letters out, which are elisions and prepositions. Both search engines use it.
 */
export function tokensOf({ original, text, at }: Folded): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: shape, index } of shapeOf(text).matchAll(pattern)) {
    const joined = tokens.length > 0 && onlyJoins.test(text.slice(last, index));
    last = index + shape.length;
    // One letter, also outside the Basic Multilingual Plane
    if (shape === 'l' || shape === 'l_') continue;
    const whole = text.slice(index, last);
    const single = shape[0] === 's' || shape[0] === 'b';
    const isDigits = shape[0] === 'n';
    const own = single ? whole : isDigits ? numberOf(whole) : whole.replace(/['’\u2010\u2011-]/g, '');
    const start = at[index] ?? 0;
    const share = single ? ofCharacter(original.charAt(start)) : isDigits ? weights.share.number : ofWord(own);
    tokens.push({ text: own, start, end: originalEnd(at, last), single, share, joined });
  }
  return tokens;
}

/** Without thousands separators, and with one sign for all decimal separators, at which no database splits a word: `2·4`. */
const numberOf = (text: string): string => text.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, '').replace(/[.,]/g, '·');

/** The end in the original of a token that ends at `last` in the folded text. A character that folds to several units, as ﬁ does, stays whole. */
function originalEnd(at: readonly number[], last: number): number {
  let next = last;
  while (next < at.length - 1 && at[next] === at[last - 1]) next++;
  return at[next] ?? 0;
}

const ofCharacter = (character: string): number =>
  character >= '\u3041' && character <= '\u309f' ? weights.share.hiragana : weights.share.character;
const ofWord = (word: string): number => Math.min(1, (word.length + 1) / weights.share.fullLength);

export const isNumber = (text: string): boolean => /^\p{N}/u.test(text);
export const isKana = (text: string): boolean => /[\p{sc=Hiragana}\p{sc=Katakana}\u30fc]/u.test(text);

/** A token and the next one written as one: a bigram of characters, or a compound of words. */
export function pairAt(tokens: readonly Token[], index: number): string | undefined {
  const first = tokens[index];
  const second = tokens[index + 1];
  return first && second?.joined && first.single === second.single ? first.text + second.text : undefined;
}

/** The pairs that a token forms with its neighbors. */
export const pairsAround = (tokens: readonly Token[], index: number): string[] =>
  [pairAt(tokens, index - 1), pairAt(tokens, index)].filter((pair) => pair !== undefined);
