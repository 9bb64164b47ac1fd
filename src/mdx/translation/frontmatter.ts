/** What lines of the frontmatter may say: hashes (blocks.ts), that somebody else has yet to read it, and a month. */
export const frontmatterForms = {
  source: /^[0-9a-f -]+( safety-[0-9a-f]{4})?$/,
  review: /^needed$/,
  checked: /^\d{4}-(0[1-9]|1[0-2])$/,
};

/**
 * A guide's file in two: the lines between its `---`, each with its end, and the text below them. Without any, all of it is text.
 *
 * @returns with `above`, how many lines of the file stand above the text
 */
export function frontmatterOf(whole: string): { head: string; body: string; above: number } {
  const text = whole.replaceAll('\r\n', '\n');
  const [, head = '', body = text] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  return { head, body, above: text.slice(0, text.length - body.length).split('\n').length - 1 };
}
