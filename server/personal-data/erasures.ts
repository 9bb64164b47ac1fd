import { createHash, createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { day } from '../../src/lib/time-units.ts';

/** Milliseconds by which an erasure may come before a backup that still has its user: it takes a while, and clocks differ. */
const overlap = day;

/** Whose data was erased since a time (milliseconds). */
export interface Erasures {
  /** As {@link listIn} says */
  list?: string | undefined;
  has(uid: string, since?: number): boolean;
}

/** With the key of the hashes. */
const firstLine = /^key ([\w-]{43})(?:\n|$)/;

const hashOf = (key: string, uid: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(uid).digest('hex');

/**
 * Notes in a file, before it happens, that a user's data is erased: a line with the time and a hash of the uid. The key of the hashes
 * is the first line, so that nobody can tell from the hashes alone who it was.
 *
 * @param now milliseconds
 */
export function noteErasure(file: string, uid: string, now: number): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
    writeFileSync(file, `key ${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  const { key } = readLines(file);
  appendFileSync(file, `${new Date(now).toISOString()} ${hashOf(key, uid)}\n`, { flush: true });
}

/** What tells the list of erasures in a file from others, a hash of its key; undefined where it notes nobody. */
export function listIn(file: string): string | undefined {
  const [, key] = (existsSync(file) && firstLine.exec(readFileSync(file, 'utf8'))) || [];
  return key && listOf(key);
}

/** The same by the key of the list. */
const listOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Reads whose data was erased. A file that is missing or empty knows of nobody.
 *
 * @throws Error where the file is something else: restoring without it would bring erased users back
 */
export function readErasures(file: string): Erasures {
  if (!existsSync(file) || statSync(file).size === 0) return { has: () => false };
  const { key, times } = readLines(file);
  return {
    list: listOf(key),
    has(uid, since = Number.NEGATIVE_INFINITY) {
      const time = times.get(hashOf(key, uid));
      return time !== undefined && time >= since - overlap;
    },
  };
}

/** The key, and by hash the time of the latest erasure in milliseconds. */
function readLines(file: string): { key: string; times: Map<string, number> } {
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const key = firstLine.exec(first)?.[1];
  if (!key) throw new Error(`${file} is no file of erasures.`);
  const times = new Map<string, number>();
  for (const line of lines) {
    if (line === '') continue;
    const [, time = '', hash = ''] = /^(\S+Z) ([\da-f]{64})$/.exec(line) ?? [];
    const at = Date.parse(time);
    if (Number.isNaN(at)) throw new Error(`${file} has a damaged line: ${line}`);
    times.set(hash, Math.max(at, times.get(hash) ?? at));
  }
  return { key, times };
}
