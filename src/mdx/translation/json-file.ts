import { existsSync, readFileSync } from 'node:fs';
import { encodingFaults } from './encoding.ts';
import { type Fault, faultText } from './fault.ts';

/** A JSON file with the line of each of its names. */
export interface JsonFile {
  /** Undefined where the file is missing, is no JSON or not UTF-8 */
  value: unknown;
  /** The line of a name, by its path: `phrases`, `network-offline`, `step-2` */
  lineOf(...path: readonly string[]): number;
  /** The first place that is no JSON, or the names that stand there twice */
  faults: readonly Fault[];
}

/** The message of an error that a person puts right in a file: shown without a stack. */
export class BrokenFile extends Error {
  override name = 'BrokenFile';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultText(fault));
    this.fault = fault;
  }
}

/** A value of JSON. @param fix what to do instead of looking at the line @throws BrokenFile */
export function readJson(file: string, path: string, fix?: string): unknown {
  const { value, faults } = readJsonFile(file, path);
  const [fault] = faults;
  if (fault && value === undefined) throw new BrokenFile({ ...fault, fix: fix ?? fault.fix });
  return value;
}

const token = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\["\\/bfnrtu])*")|(-?\d[\d.eE+-]*|true|false|null)|$)/y;

/**
 * Reads a file, and finds the line in which it stops being JSON: `JSON.parse` does not always say.
 *
 * @param file where it is
 * @param path what it is called in faults
 */
export function readJsonFile(file: string, path: string): JsonFile {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const damaged = text === undefined ? [] : encodingFaults(path, text);
  if (text === undefined || damaged.length > 0) return { value: undefined, lineOf: () => 1, faults: damaged };
  const lines = new Map<string, number>();
  const twice: Fault[] = [];
  let [at, end, line] = [0, 0, 1];
  /** The next token, which ends at `at` in `line`; the one before it ended at `end` */
  const next = (): string => {
    end = at;
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw broken(text.slice(at).search(/\S/) + at);
    at = token.lastIndex;
    line += found[0].split('\n').length - 1;
    return found[0].trim();
  };
  const broken = (index: number) => {
    const number = text.slice(0, index).split('\n').length;
    const row = text.split('\n')[number - 1]?.trim();
    const fix = 'Look for a quotation mark, comma or bracket that is lost or too many, here or in the line above';
    return new BrokenFile({ file: path, line: number, what: `This is no JSON: ${row}`, fix });
  };
  /** A list or an object, from behind its opening bracket */
  const visitAll = (close: string, visit: (first: string) => void) => {
    let first = next();
    while (first !== close) {
      visit(first);
      const separator = next();
      if (separator === close) return;
      if (separator !== ',') throw broken(end);
      first = next();
      if (first === close) throw broken(end);
    }
  };
  const visit = (first: string, names: readonly string[]): void => {
    if (first === '[') visitAll(']', (item) => visit(item, names));
    else if (first === '{') {
      visitAll('}', (name) => {
        if (!name.startsWith('"')) throw broken(at);
        const own = [...names, JSON.parse(name)];
        const before = lines.get(own.join('\n'));
        const fix = `Remove it here or in line ${before}`;
        if (before) twice.push({ file: path, line, what: `${name} stands here twice`, fix });
        lines.set(own.join('\n'), line);
        if (next() !== ':') throw broken(end);
        visit(next(), own);
      });
    } else if (!first || /^[}\],:]/.test(first)) throw broken(at);
  };
  const lineOf = (...names: readonly string[]) => lines.get(names.join('\n')) ?? 1;
  try {
    visit(next(), []);
    if (next()) throw broken(at);
    return { value: JSON.parse(text), lineOf, faults: twice };
  } catch (error) {
    const { fault } = error instanceof BrokenFile ? error : broken(at);
    return { value: undefined, lineOf, faults: [fault] };
  }
}
