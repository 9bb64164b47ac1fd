/** A label's lines, and the letter size at which they fit, in the drawing's own units. */
export interface FittedLabel {
  lines: string[];
  size: number;
}

/** Below this many units letters are too small on a phone, where a drawing's unit is about a CSS pixel. */
const minSize = 9;

/** Test builds shrink labels below the minimum instead of failing. */
const mayShrink = process.env.COMPANION_LABELS === 'shrink';

/** From one line to the next, in letter sizes. */
export const leading = 1.2;

interface Box {
  width: number;
  size: number;
  height?: number | undefined;
  bold?: boolean;
}

/** Cache: the same labels are on many pages, and fitting is slow. */
const fitted = new Map<string, FittedLabel>();

/**
 * Breaks a label into lines and makes its letters as small as they must be to fit: a drawing's words come from twelve languages, and
 * SVG neither wraps nor measures. Letters are measured by their class (Han and kana, capitals, wide, narrow), on the wide side of
 * the system fonts, so that no font clips.
 *
 * @param box what it must fit in; `size` is the letter size to begin with, `height` makes room for more lines than one
 * @throws RangeError when even the smallest letters do not fit: the label needs a shorter word in that language
 */
export function fitLabel(text: string, box: Box): FittedLabel {
  const key = [text, box.width, box.size, box.height, box.bold].join('\n');
  const cached = fitted.get(key) ?? layOut(text, box);
  fitted.set(key, cached);
  return cached;
}

function layOut(text: string, box: Box): FittedLabel {
  const weight = box.bold ? 1.07 : 1;
  for (let size = box.size; size >= (mayShrink ? 1 : minSize); size -= 0.5) {
    const width = box.width / (size * weight);
    const lines = wrap(text, width);
    const room = Math.max(1, Math.floor((box.height ?? 0) / (size * leading)));
    if (lines.length <= room && lines.every((line) => widthOf(line) <= width)) return { lines, size };
  }
  throw new RangeError(`"${text}" does not fit into the ${box.width} units it has in a drawing: shorten it`);
}

/** Fills lines word by word; Han, kana and the end of a hyphen may begin a line as well. */
function wrap(text: string, width: number): string[] {
  const words =
    text.match(
      /(?:[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}])[、。，：；！？」）・]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]+-?|\s+|./gu,
    ) ?? [];
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (widthOf((line + word).trimEnd()) <= width || !line.trim()) lines[lines.length - 1] = line + word;
    else lines.push(word.trimStart());
  }
  const trimmed = lines.map((line) => line.trim()).filter(Boolean);
  return balance(trimmed, words, width);
}

/** The same number of lines, none much longer than the others: 滑らかなタイ|ル looks like a mistake. */
function balance(lines: string[], words: readonly string[], width: number): string[] {
  if (lines.length !== 2) return lines;
  const halves = words
    .slice(1)
    .map((_, index) => [
      words
        .slice(0, index + 1)
        .join('')
        .trim(),
      words
        .slice(index + 1)
        .join('')
        .trim(),
    ])
    .filter(([first = '', second = '']) => first && second && Math.max(widthOf(first), widthOf(second)) <= width);
  const longest = ([first = '', second = '']: string[]) => Math.max(widthOf(first), widthOf(second));
  return halves.sort((a, b) => longest(a) - longest(b))[0] ?? lines;
}

/** How wide a text is, in ems. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += emsOf(letter);
  return width;
}

function emsOf(letter: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。，：；！？「」（）ー]/u.test(letter)) return 1;
  if (/[\s.,:;'!|iljtfrIıіľ()\-·/]/.test(letter)) return 0.36;
  if (/[mwMWжшщюфыЖШЩЮФЫ@%]/.test(letter)) return 0.9;
  if (/\p{Lu}/u.test(letter)) return 0.72;
  return /\p{Script=Cyrillic}/u.test(letter) ? 0.63 : 0.58;
}
