import type { Columns } from './entry.ts';

/**
 * The file of an index, with other characters for those of its texts that are not ASCII. In UTF-8 a Cyrillic letter takes two bytes
 * and a Han character or Hangul syllable three; here the most common ones take one and the others two, which makes the compressed file
 * 8 % smaller in Russian, Korean and Japanese, and 4 % in Chinese.
 */
export interface RecodedFile {
  /** Characters of ASCII that the texts do not have: each stands for the letter at its place */
  codes: string;
  /** All characters of the texts that are not ASCII. After the last of `codes` the characters from {@link firstCode} on stand for them. */
  letters: string;
  columns: Columns;
}

/** Two bytes in UTF-8, as all up to U+07FF. */
const firstCode = 0xc0;

const isAscii = (character: string) => character < '\x7f';

/** Printable, without what JSON escapes. */
const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((each) => !/["\\]/.test(each));

/** `variants` stay as they are: they have many characters that no text has. */
function mapTexts({ entries, ...index }: Columns, map: (text: string) => string): Columns {
  return {
    ...index,
    entries: { ...entries, title: entries.title.map(map), phrases: entries.phrases.map(map) },
    stopWords: index.stopWords.map(map),
    offTopic: index.offTopic.map(map),
    synonyms: index.synonyms.map(map),
    readings: map(index.readings),
  };
}

export function encode(columns: Columns): RecodedFile {
  const counts = new Map<string, number>();
  mapTexts(columns, (text) => {
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    return text;
  });
  const codes = ascii.filter((character) => !counts.has(character));
  const byCount = [...counts.keys()]
    .filter((character) => !isAscii(character))
    .sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number));
  // In the order of Unicode they weigh less.
  const letters = [...byCount.slice(0, codes.length).sort(), ...byCount.slice(codes.length).sort()];
  const used = codes.slice(0, letters.length).join('');
  const codeOf = new Map(letters.map((letter, at) => [letter, codeAt(at, used)]));
  const columnsEncoded = mapTexts(columns, (text) => Array.from(text, (each) => codeOf.get(each) ?? each).join(''));
  return { codes: used, letters: letters.join(''), columns: columnsEncoded };
}

export function decode({ codes, letters, columns }: RecodedFile): Columns {
  const letterOf = new Map(Array.from(letters, (letter, at) => [codeAt(at, codes), letter]));
  return mapTexts(columns, (text) => Array.from(text, (each) => letterOf.get(each) ?? each).join(''));
}

const codeAt = (at: number, codes: string): string => codes[at] ?? String.fromCharCode(firstCode + at - codes.length);
