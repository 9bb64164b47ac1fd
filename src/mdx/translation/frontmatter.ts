/** A guide's file in two: the lines between its `---`, each with its end, and the text below them. Without any, all of it is text. */
export function frontmatterOf(whole: string): { head: string; body: string } {
  const [, head = '', body = whole] = /^---\n(.*?\n)---\n(.*)$/s.exec(whole.replaceAll('\r\n', '\n')) ?? [];
  return { head, body };
}
