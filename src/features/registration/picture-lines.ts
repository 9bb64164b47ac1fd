/** A paragraph of a picture. Lengths are in CSS pixels. */
export interface PictureText {
  text: string;
  size: number;
  /** The token of its color */
  color: '--text' | '--text-quiet' | '--accent';
  bold?: boolean;
  /** Space above it */
  gap: number;
}

/** A line of a paragraph, with the position of its baseline. */
export type PictureLine = Omit<PictureText, 'gap'> & { y: number };

/** A line's height and the part of it above the baseline, in sizes of the letters. */
const [leading, ascent] = [1.4, 1.05];

/**
 * Breaks paragraphs into lines and puts them below each other.
 *
 * @param fits whether a line of a paragraph is narrow enough
 * @param top where the first paragraph begins
 */
export function layOut(
  texts: readonly PictureText[],
  fits: (line: string, of: PictureText) => boolean,
  top: number,
): { lines: readonly PictureLine[]; bottom: number } {
  const lines: PictureLine[] = [];
  let y = top;
  for (const paragraph of texts) {
    const { gap, ...look } = paragraph;
    y += gap;
    for (const text of wrap(paragraph.text, (line) => fits(line, paragraph))) {
      lines.push({ ...look, text, y: y + look.size * ascent });
      y += look.size * leading;
    }
  }
  return { lines, bottom: y };
}

/** Breaks between words, and inside a word that is too long for a line, such as an order number or a sentence in Chinese. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line ? `${line} ${word}` : word;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}
