import { isNumber } from './tokens.ts';

/** A word prepared for comparison. */
export interface Word {
  text: string;
  /** Bit set of its letters, each mapped to one of 32 bits. Most pairs of different words are told apart by these alone. */
  letters: number;
}

export function wordOf(text: string): Word {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return { text, letters };
}

/** Confidence that the beginning of a word, while it is being typed, means the word. */
const prefixConfidence = 0.95;

/** Shorter words match only themselves, or as a prefix. */
const minLength = 3;

/** Words that share their stem up to one letter, and differ in length by a short ending: `charge`, `charging`. */
const stem = { minLength: 4, maxEnding: 4, confidence: 0.58 };

/** A word within a longer one, `Tank` in `Wassertank`: the base, and how much the share of the longer word adds. */
const substring = { minLength: 4, base: 0.3, perShare: 0.55 };

/** A lower similarity counts as none. */
const minSimilarity = 0.5;

/**
 * Confidence that a typed word means a word of the index: 1 for the same word, 0 for a different one. Tolerates endings (charge,
 * charging) and parts of compounds (Tank, Wassertank).
 *
 * @param typing whether `typed` may be the beginning of a word that is still being typed
 */
export function similarity(typed: Word, word: Word, typing: boolean): number {
  if (typed.text === word.text) return 1;
  const [short, long] = typed.text.length < word.text.length ? [typed, word] : [word, typed];
  const maybeWithin = (short.letters & ~long.letters) === 0;
  if (!maybeWithin && short.text[0] !== long.text[0]) return 0;
  if (typing && maybeWithin && word.text.startsWith(typed.text)) return prefixConfidence;
  const [shortLength, longLength] = [short.text.length, long.text.length];
  if (shortLength < minLength || isNumber(short.text)) return 0;
  const shared = sharedPrefix(short.text, long.text);
  const ofPrefix = shared < minLength ? 0 : shared / longLength;
  const sharesStem = shortLength >= stem.minLength && shared >= shortLength - 1 && longLength - shared <= stem.maxEnding;
  const isWithin = shortLength >= substring.minLength && maybeWithin && long.text.includes(short.text);
  const ofSubstring = isWithin ? substring.base + (substring.perShare * shortLength) / longLength : 0;
  return atLeast(Math.max(ofPrefix, sharesStem ? stem.confidence : 0, ofSubstring));
}

/** Most confidence in a word with a typo. People rarely mistype the first letter. */
const typoConfidence = { sameFirstLetter: 0.82, otherFirstLetter: 0.7 };

/** Typo tolerance: letters added, left out, changed or swapped that are accepted in a word of this length. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The same as {@link similarity} for a word with typos. */
export function typoSimilarity(typed: Word, word: Word): number {
  const length = typed.text.length;
  const allowed = isNumber(typed.text) ? 0 : allowedTypos(length);
  // A typo changes two letters at most.
  if (Math.abs(length - word.text.length) > allowed || !hasFewerBits(typed.letters ^ word.letters, 2 * allowed + 1)) return 0;
  const typos = editDistance(typed.text, word.text, allowed);
  const best = typed.text[0] === word.text[0] ? typoConfidence.sameFirstLetter : typoConfidence.otherFirstLetter;
  return typos > allowed ? 0 : atLeast((1 - typos / length) * best);
}

const atLeast = (value: number): number => (value < minSimilarity ? 0 : value);

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
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? i) + 1 : change;
      const edits = Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}
