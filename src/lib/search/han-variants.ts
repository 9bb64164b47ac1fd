const [first, last] = [0x4e00, 0x9fff];

/**
 * The pairs of characters that a reader of either kind of Chinese may type for those of a text: every character whose simplified
 * form stands in the text in some form, and that form. All others find nothing anyway, so the table stays small.
 *
 * @param simplify a character as written in simplified Chinese, or itself
 * @returns `機机開开`, as `createFold` takes it
 */
export function hanVariants(text: string, simplify: (character: string) => string): string {
  const needed = new Set([...new Set(text)].map(simplify));
  let pairs = '';
  for (let code = first; code <= last; code++) {
    const character = String.fromCharCode(code);
    const simple = simplify(character);
    if (simple !== character && needed.has(simple)) pairs += character + simple;
  }
  return pairs;
}
