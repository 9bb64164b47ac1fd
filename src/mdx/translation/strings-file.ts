import { existsSync, readFileSync } from 'node:fs';
import { encodingFaults } from './encoding.ts';
import { conflict, type Fault, resolveConflict } from './fault.ts';

/** The texts of an area, as far as its file can be read. */
export interface StringsFile {
  /** `content/de/strings/form.json` */
  path: string;
  texts: Readonly<Record<string, string>>;
  /** The line of each text */
  lines: ReadonlyMap<string, number>;
  /** Lines that are no JSON, keys that stand there twice, what is no text; or that the file is not UTF-8 */
  faults: readonly Fault[];
}

const text = String.raw`"((?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)"`;
const entry = new RegExp(String.raw`^\s*${text}\s*:\s*${text}\s*(,?)\s*$`);
const brace = /^\s*[{}]?\s*$/;

/**
 * Reads a file with a text on each line. A line that is wrong is told, and does not hide the others.
 *
 * @param file where it is
 * @param path what it is called in faults
 */
export function readStringsFile(file: string, path: string): StringsFile {
  const saved = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const damaged = encodingFaults(path, saved);
  const whole = saved.replace(/^\uFEFF/, '');
  const rows = whole.trimEnd().split(/\r?\n/);
  const last = rows.findLastIndex((row) => !brace.test(row));
  const texts: Record<string, string> = {};
  const lines = new Map<string, number>();
  const faults: Fault[] = [];
  const twice: Fault[] = [];
  for (const [index, row] of rows.entries()) {
    const at = { file: path, line: index + 1 };
    const [, key, value, comma] = entry.exec(row) ?? [];
    if (key === undefined || value === undefined) {
      if (!brace.test(row)) faults.push({ ...at, what: `This is not "name": "text": ${row.trim()}`, fix: hint(row) });
      continue;
    }
    const first = lines.get(key);
    if (first) twice.push({ ...at, what: `"${key}" stands here twice`, fix: `Remove it here or in line ${first}` });
    if (!comma && index < last) faults.push({ ...at, what: 'The line lacks its comma', fix: 'Write , at its end' });
    if (comma && index === last) faults.push({ ...at, what: 'The last text has a comma behind it', fix: 'Remove the comma' });
    texts[key] = JSON.parse(`"${value}"`);
    lines.set(key, index + 1);
  }
  const values = parsed(whole);
  if (values) {
    const isText = ([, value]: [string, unknown]) => typeof value === 'string';
    const others = Object.entries(values).filter((one) => !isText(one));
    const noText = others.map(([key]) => {
      const line = rows.findIndex((row) => row.includes(`"${key}"`)) + 1;
      const fix = 'Write a text in quotation marks behind its colon';
      return { file: path, line, what: `"${key}" is no text`, fix };
    });
    const own = Object.fromEntries(Object.entries(values).filter(isText)) as Record<string, string>;
    return { path, texts: own, lines, faults: damaged.length > 0 ? damaged : [...noText, ...twice] };
  }
  if (damaged.length > 0) return { path, texts, lines, faults: damaged };
  const ends = {
    file: path,
    line: rows.length,
    what: 'The file is not whole',
    fix: 'Write { as its first line and } as its last',
  };
  return { path, texts, lines, faults: [...(faults.length > 0 ? faults : [ends]), ...twice] };
}

/** What the file holds by name. Undefined where it is no JSON, or a list or a single value. */
function parsed(whole: string): object | undefined {
  try {
    const value: unknown = JSON.parse(whole);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What is most often wrong with a line. */
function hint(row: string): string {
  if (conflict.test(row)) return resolveConflict;
  const quotes = row.replaceAll('\\"', '').split('"').length - 1;
  if (quotes > 4) return 'Inside a text, write the quotation marks of your language';
  if (quotes < 4) return 'Write a straight quotation mark at the beginning and at the end of the text';
  return 'Compare it with the same line of the English file';
}
