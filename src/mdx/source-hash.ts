import { createHash } from 'node:crypto';

/**
 * What a translation says about the English text it was made from: `source: <hash>` in its frontmatter. When the English file
 * changes, the hashes differ and the translation is stale. `checked` is not a text: to look at a vendor's menus again and find
 * them unchanged makes no translation stale. Neither do line ends and blank lines at the end.
 *
 * @param english the whole English file, frontmatter included
 * @returns 12 hexadecimal digits
 */
export function sourceHash(english: string): string {
  const [, frontmatter = '', text = english] = /^---\n(.*?\n)---\n(.*)$/s.exec(english.replaceAll('\r\n', '\n')) ?? [];
  const words = `${frontmatter.replace(/^checked:.*\n/m, '')}---\n${text.trimEnd()}`;
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}
