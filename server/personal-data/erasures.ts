import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const hashOf = (uid: string): string => createHash('sha256').update(`companion erasure ${uid}`).digest('hex');

/** Notes in a file, before it happens, that a user's data is erased. One line each: the time, and the hash of the uid. */
export function noteErasure(file: string, uid: string, now: number): void {
  appendFileSync(file, `${new Date(now).toISOString()} ${hashOf(uid)}\n`, { mode: 0o600, flush: true });
}

/** Tells whose data was erased. A file that is not there knows of nobody. */
export function erasedUsers(file: string): (uid: string) => boolean {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const hashes = new Set(lines.map((line) => line.split(' ')[1]));
  return (uid) => hashes.has(hashOf(uid));
}
