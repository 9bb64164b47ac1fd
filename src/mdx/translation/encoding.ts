import type { Fault } from './fault.ts';

/** What readers do not see and no search expects: control characters, soft hyphens, zero-width spaces. */
const invisible = /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u2028\u2029\u2060\uFEFF]/u;

/**
 * What an editor did to a file's characters: another encoding than UTF-8, a byte order mark, invisible characters. Other faults of such
 * a file would mislead.
 *
 * @param file what it is called in faults
 * @param whole its text, decoded as UTF-8
 */
export function encodingFaults(file: string, whole: string): Fault[] {
  if (whole.includes('\uFFFD')) {
    const fix = 'Open it in the encoding that it was saved in, and save it as UTF-8. Type letters again that are still �';
    return [{ file, line: lineOf(whole, whole.indexOf('\uFFFD')), what: 'It is not saved as UTF-8', fix }];
  }
  if (whole.startsWith('\uFEFF')) {
    const fix = 'Save it as “UTF-8”, not as “UTF-8 with BOM”';
    return [{ file, line: 1, what: 'It begins with a byte order mark, which is invisible', fix }];
  }
  const at = whole.search(invisible);
  if (at < 0) return [];
  const code = whole.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  const before = whole
    .slice(0, at)
    .match(/\S*\s*$/)?.[0]
    .trim();
  const what = `It has an invisible character, U+${code}, behind “${before}”`;
  return [{ file, line: lineOf(whole, at), what, fix: 'Delete it: type the words around it again' }];
}

const lineOf = (whole: string, at: number): number => whole.slice(0, at).split('\n').length;
