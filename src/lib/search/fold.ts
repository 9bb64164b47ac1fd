/** A normalized text, and where its parts came from. */
export interface Folded {
  original: string;
  text: string;
  /** For each UTF-16 unit of `text` the offset in the original that it stands for, and one more: the original's length */
  at: readonly number[];
}

export type Fold = (text: string) => Folded;

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Combining characters that make another letter, not only an accent: voicing marks of kana, the parts of a Hangul syllable. */
const joining = /[\u3099\u309a\uff9e\uff9f\u1160-\u11ff]/;

/**
 * Normalizes texts for comparison: removes case, accents and width (NFKC), writes katakana as hiragana, Chinese in one kind of
 * characters, and German umlauts as plain letters, however they were typed (ä, ae, a). Turkish needs no rule of its own: all four
 * letters i become one.
 *
 * @param tag BCP 47, of the index and so of what is typed
 * @param variants pairs of Chinese characters, the first written for the second: `機机開开`
 */
export function createFold(tag: string, variants = ''): Fold {
  const characters = [...variants];
  const known = new Map<string, string>(
    characters.flatMap((character, index) => (index % 2 === 0 ? [[character, characters[index + 1] ?? ''] as const] : [])),
  );
  const german = /^de\b/.test(tag);

  const folded = (character: string): string => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const plain = character
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC');
    const made = plain
      .replace(/[ßıłøđæœ]/g, (letter) => letters[letter] ?? letter)
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
    // Compatibility forms of Han characters have variants too.
    const simple = known.get(made) ?? made;
    known.set(character, simple);
    return simple;
  };

  return (text) => {
    const at: number[] = [];
    let out = '';
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = start + (isPair(text, start) ? 2 : 1);
      while (end < text.length && text.charCodeAt(end) > 0x1100 && joining.test(text.charAt(end))) end++;
      const made = folded(text.slice(start, end));
      if (german && made === 'e' && /[aou]$/.test(out)) continue;
      out += made;
      for (let unit = 0; unit < made.length; unit++) at.push(start);
    }
    at.push(text.length);
    return { original: text, text: out, at };
  };
}

const isPair = (text: string, index: number): boolean => (text.codePointAt(index) ?? 0) > 0xffff;
