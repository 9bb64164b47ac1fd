import { createHash, createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
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
const firstLine = /^key ([\w-]{43})\n/;

/** The key is being written. */
const begunFirstLine = /^(|k|ke|key|key [\w-]*)$/;

/** The time, and the hash of the uid. */
const entry = /^(\S+Z) ([\da-f]{64})$/;

const hashOf = (key: string, uid: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(uid).digest('hex');

/**
 * Notes in a file, before it happens, that a user's data is erased: a line with the time and a hash of the uid. The key of the hashes
 * is the first line, so that nobody can tell from the hashes alone who it was.
 *
 * @param now milliseconds
 */
export function noteErasure(file: string, uid: string, now: number): void {
  const { whole, unfinished, key = randomBytes(32).toString('base64url') } = readLines(file);
  if (unfinished) truncateSync(file, whole.length);
  const before = whole === '' ? `key ${key}\n` : whole.endsWith('\n') ? '' : '\n';
  const line = `${new Date(now).toISOString()} ${hashOf(key, uid)}\n`;
  appendFileSync(file, before + line, { mode: 0o600, flush: true });
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
  const { key, times } = readLines(file);
  if (key === undefined) return { has: () => false };
  return {
    list: listOf(key),
    has(uid, since = Number.NEGATIVE_INFINITY) {
      const time = times.get(hashOf(key, uid));
      return time !== undefined && time >= since - overlap;
    },
  };
}

interface Lines {
  whole: string;
  /** The rest of the file: a last line that a full disk or a power cut has cut off. What it was to note has not happened. */
  unfinished: string;
  key?: string;
  /** By hash the time of the latest erasure in milliseconds */
  times: ReadonlyMap<string, number>;
}

function readLines(file: string): Lines {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const end = text.lastIndexOf('\n') + 1;
  const whole = entry.test(text.slice(end)) ? text : text.slice(0, end);
  const times = new Map<string, number>();
  if (begunFirstLine.test(text)) return { whole: '', unfinished: text, times };
  const key = firstLine.exec(whole)?.[1];
  if (!key) throw new Error(`${file} is no file of erasures.`);
  for (const [index, line] of whole.split('\n').entries()) {
    if (index === 0 || line === '') continue;
    const [, time = '', hash = ''] = entry.exec(line) ?? [];
    const at = Date.parse(time);
    if (Number.isNaN(at)) throw new Error(`${file} has a damaged line, ${index + 1}: ${line}. Bring the copy of that file.`);
    times.set(hash, Math.max(at, times.get(hash) ?? at));
  }
  return { whole, unfinished: text.slice(whole.length), key, times };
}
