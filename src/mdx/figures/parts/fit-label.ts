import { locales } from '../../../i18n/locales.ts';
import { textsOf } from '../../translation/strings.ts';

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

/** How much wider bold letters are. */
const boldness = 1.07;

/** What a label must fit in: `size` is the letter size to begin with, `height` makes room for more lines than one. */
export interface Box {
  width: number;
  size: number;
  height?: number | undefined;
  bold?: boolean | undefined;
}

/** Cache: the same labels are on many pages, and fitting is slow. */
const fitted = new Map<string, FittedLabel | undefined>();

/**
 * Breaks a label into lines and makes its letters as small as they must be to fit: a drawing's words come from twelve languages, and
 * SVG neither wraps nor measures. Letters are measured by their class (Han and kana, capitals, wide, narrow), on the wide side of
 * the system fonts, so that no font clips.
 *
 * @throws RangeError when even the smallest letters do not fit: the label needs a shorter word in that language
 */
export function fitLabel(text: string, box: Box): FittedLabel {
  const key = [text, box.width, box.size, box.height, box.bold].join('\n');
  if (!fitted.has(key)) fitted.set(key, layOut(text, box));
  const label = fitted.get(key);
  if (label) return label;
  const problem = `"${text}" does not fit into the ${box.width} units it has in a drawing: shorten it${placesOf(text)}`;
  // A translator puts it right: a stack would bury what to do.
  throw Object.assign(new RangeError(problem), { stack: problem });
}

/** Whether it does. */
export const fits = (text: string, box: Box): boolean => layOut(text, box) !== undefined;

function layOut(text: string, box: Box): FittedLabel | undefined {
  const weight = box.bold ? boldness : 1;
  const least = mayShrink ? 1 : minSize;
  for (const { pattern, smallest } of [
    { pattern: phrase, smallest: Math.max(least, box.size - shrinkForPhrases) },
    { pattern: character, smallest: least },
  ]) {
    const units = text.match(pattern) ?? [];
    for (let size = box.size; size >= smallest; size -= 0.5) {
      const width = box.width / (size * weight);
      const lines = wrap(units, width);
      const room = Math.max(1, Math.floor((box.height ?? 0) / (size * leading)));
      if (lines.length <= room && lines.every((line) => widthOf(line) <= width)) return { lines, size };
    }
  }
  return undefined;
}

/** Where a translator finds a text: `. It is “split” in content/de/strings/mapFigures.json`. Nothing for one that is composed. */
function placesOf(text: string): string {
  const plain = (one: string) => one.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  const places = locales.flatMap(({ code }) =>
    Object.entries(textsOf(code))
      .filter(([, one]) => plain(one) === plain(text))
      .map(([key]) => key.replace(/^(\w+)\.(.*)$/, `“$2” in content/${code}/strings/$1.json`)),
  );
  return places.length > 0 ? `. It is ${places.join(' and ')}` : '';
}

/** How much smaller letters may be, so that Han characters that are one word stay together. */
const shrinkForPhrases = 2;

const closing = '[、。，：；！？」）・]*';
const otherWords = '[^\\s\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}-]+-?|\\s+|.';
/** What stays on one line: a word; in Japanese one in Han characters and katakana, with the particle that follows. */
const phrase = new RegExp(`(?:[\\p{sc=Han}\\p{sc=Katakana}ー]+\\p{sc=Hiragana}?|\\p{sc=Hiragana})${closing}|${otherWords}`, 'gu');
/** The same, where lines also break between Han characters and kana: Chinese has no spaces, and long words do not fit. */
const character = new RegExp(`(?:[\\p{sc=Katakana}ー]+|[\\p{sc=Han}\\p{sc=Hiragana}])${closing}|${otherWords}`, 'gu');

/** Fills lines unit by unit. */
function wrap(units: readonly string[], width: number): string[] {
  const lines: string[] = [''];
  for (const unit of units) {
    const line = lines.at(-1) ?? '';
    if (widthOf((line + unit).trimEnd()) <= width || !line.trim()) lines[lines.length - 1] = line + unit;
    else lines.push(unit.trimStart());
  }
  const trimmed = lines.map((line) => line.trim()).filter(Boolean);
  return balance(trimmed, units, width);
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

/** How wide a fitted label is at most. */
export const labelWidth = ({ lines, size }: FittedLabel, bold: boolean): number =>
  Math.max(...lines.map(widthOf)) * size * (bold ? boldness : 1);

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
