import { isNumber } from './tokens.ts';
import { weights } from './weights.ts';

/** A word prepared for comparison. */
export interface Word {
  text: string;
  /** Bit set of its letters, each mapped to one of 32 bits. Most pairs of different words are told apart by these alone. */
  letters: number;
  /** Its first UTF-16 unit */
  first: number;
  isNumber: boolean;
}

export function wordOf(text: string): Word {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return { text, letters, first: text.charCodeAt(0), isNumber: isNumber(text) };
}

/** Shorter words match only themselves, or as a prefix. */
const minLength = 3;

/** Words that share their stem up to one letter, and differ in length by a short ending: `charge`, `charging`. */
const stem = { minLength: 4, maxEnding: 4 };

/** Letters that a word within a longer one has at least. */
const minSubstring = 4;

/** Whether two words can be similar, by their letters alone: a cheap check before {@link similarity} and {@link typoSimilarity}. */
export const canBeSimilar = (a: Word, b: Word): boolean =>
  (a.letters & ~b.letters) === 0 || (b.letters & ~a.letters) === 0 || a.first === b.first;

/**
 * Confidence that a typed word means a word of the index: 1 for the same word, 0 for a different one. Tolerates endings (charge,
 * charging) and parts of compounds (Tank, Wassertank).
 *
 * @param typing whether `typed` may be the beginning of a word that is still being typed
 */
export function similarity(typed: Word, word: Word, typing: boolean): number {
  const short = typed.text.length < word.text.length ? typed : word;
  const long = short === typed ? word : typed;
  const maybeWithin = (short.letters & ~long.letters) === 0;
  if (!maybeWithin && short.first !== long.first) return 0;
  if (typed.text === word.text) return 1;
  const asPrefix = typing && maybeWithin && word.text.startsWith(typed.text) ? weights.prefix : 0;
  if (short.text.length < minLength || short.isNumber) return asPrefix;
  const within = maybeWithin ? substringSimilarity(short.text, long.text) : 0;
  return atLeast(Math.max(asPrefix, prefixSimilarity(short.text, long.text), within));
}

/** By the letters that two words share from their beginnings on. */
function prefixSimilarity(short: string, long: string): number {
  const shared = sharedPrefix(short, long);
  const share = shared < minLength ? 0 : shared / long.length;
  const sharesStem = short.length >= stem.minLength && shared >= short.length - 1 && long.length - shared <= stem.maxEnding;
  return sharesStem ? Math.max(share, weights.stem) : share;
}

const substringSimilarity = (short: string, long: string): number =>
  short.length >= minSubstring && long.includes(short)
    ? weights.substring.base + (weights.substring.perShare * short.length) / long.length
    : 0;

/** Typo tolerance: letters added, left out, changed or swapped that are accepted in a word of this length. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The same as {@link similarity} for a word with typos. */
export function typoSimilarity(typed: Word, word: Word): number {
  const length = typed.text.length;
  // People rarely mistype the first letter.
  const allowed = typed.isNumber || typed.first !== word.first ? 0 : allowedTypos(length);
  // A typo changes two letters at most.
  if (
    allowed === 0 ||
    Math.abs(length - word.text.length) > allowed ||
    !hasFewerBits(typed.letters ^ word.letters, 2 * allowed + 1)
  )
    return 0;
  const typos = editDistance(typed.text, word.text, allowed);
  return typos > allowed ? 0 : atLeast((1 - typos / length) * weights.typo);
}

const atLeast = (value: number): number => (value < weights.minSimilarity ? 0 : value);

function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Whether fewer than `limit` bits are set. */
function hasFewerBits(bits: number, limit: number): boolean {
  let rest = bits;
  for (let count = 0; count < limit; count++) {
    if (rest === 0) return true;
    rest &= rest - 1;
  }
  return false;
}

/**
 * Damerau–Levenshtein distance: a swap of neighboring letters is one edit.
 *
 * @returns `limit + 1` for any distance above the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  // Three rows in turn: a keystroke compares many words.
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  let next: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = isSwap(a, b, i, j) ? (before[j - 2] ?? i) + 1 : change;
      const edits = Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > limit) return limit + 1;
    const free = before;
    before = row;
    row = next;
    next = free;
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}

const isSwap = (a: string, b: string, i: number, j: number): boolean => a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
