import { isNumber } from './tokens.ts';

/** A word made ready to be held against others. */
export interface Word {
  text: string;
  /** Its letters as bits of 32 kinds: most pairs of words are told apart by these alone */
  letters: number;
}

export function wordOf(text: string): Word {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return { text, letters };
}

/**
 * How sure we are that a word that was typed means a word of the index: 1 the same, 0 another one. Allows for endings (charge,
 * charging) and for words within words (Wassertank, Tank).
 *
 * @param typing whether `typed` may be the beginning of a word that is still being typed
 */
export function likeness(typed: Word, word: Word, typing: boolean): number {
  if (typed.text === word.text) return 1;
  const [short, long] = typed.text.length < word.text.length ? [typed, word] : [word, typed];
  const within = (short.letters & ~long.letters) === 0;
  if (!within && short.text[0] !== long.text[0]) return 0;
  if (typing && within && word.text.startsWith(typed.text)) return 0.95;
  const [least, most] = [short.text.length, long.text.length];
  if (least < 3 || isNumber(short.text)) return 0;
  const shared = sharedBeginning(short.text, long.text);
  const ending = shared < 3 ? 0 : shared / most;
  const stem = least >= 4 && shared >= least - 1 && most - shared <= 4 ? 0.58 : 0;
  const part = least >= 4 && within && long.text.includes(short.text) ? 0.3 + (0.55 * least) / most : 0;
  return sure(Math.max(ending, stem, part));
}

/** The same for slips of the finger: letters added, left out, changed or swapped, one in a short word, two in a long one. */
export function likenessWithSlips(typed: Word, word: Word): number {
  const length = typed.text.length;
  const allowed = length < 4 || isNumber(typed.text) ? 0 : length < 7 ? 1 : 2;
  // A slip changes two letters at most.
  if (Math.abs(length - word.text.length) > allowed || !fewer(typed.letters ^ word.letters, 2 * allowed + 1)) return 0;
  const slips = distance(typed.text, word.text, allowed);
  return slips > allowed ? 0 : sure((1 - slips / length) * (typed.text[0] === word.text[0] ? 0.82 : 0.7));
}

/** Less than even is no likeness. */
const sure = (value: number): number => (value < 0.5 ? 0 : value);

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Whether fewer than `limit` bits are set. */
function fewer(bits: number, limit: number): boolean {
  let rest = bits;
  for (let count = 0; count < limit; count++) {
    if (rest === 0) return true;
    rest &= rest - 1;
  }
  return false;
}

/** Steps from one word to the other; more than `limit` is told as `limit + 1`. A swap of neighbors is one step (Damerau). */
export function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? i) + 1 : change;
      const steps = Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = steps;
      if (steps < least) least = steps;
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}
