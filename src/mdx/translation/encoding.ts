import type { Fault } from './fault.ts';

/** What readers do not see and no search expects: control and format characters, such as soft hyphens, and those of private use. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]|\u034F/u;

/**
 * What an editor did to a file's characters: another encoding than UTF-8, a byte order mark, invisible characters, letters and their
 * marks as two characters each. Other faults of such a file would mislead.
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
  const decomposed = whole.split('\n').findIndex((row) => row !== row.normalize('NFC'));
  if (decomposed >= 0) {
    const fix = 'Type the line again, or save the file in the normal form NFC';
    return [
      { file, line: decomposed + 1, what: 'Letters and their marks are two characters each, as in u and ¨ for ü (NFD)', fix },
    ];
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
