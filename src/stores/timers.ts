import { atom } from 'nanostores';
import * as v from 'valibot';
import { hour } from '../lib/time-units.ts';
import { newKey } from './drafts.ts';
import { parseLocal, removeLocal, writeLocal } from './local-storage.ts';
import { readSession, removeSession, writeSession } from './session-storage.ts';

/**
 * A kitchen timer. While it runs, the moment of its end is all that counts of its time, so that it is right however long the page was
 * gone.
 */
const Timer = v.object({
  id: v.string(),
  name: v.string(),
  /** Seconds that it was set to */
  seconds: v.number(),
  /** The step that it belongs to, as `<recipe>/<step>`; empty for a free one */
  of: v.string(),
  /** Milliseconds since 1970; null while it is paused */
  end: v.nullable(v.number()),
  /** Seconds that were left when it was paused */
  left: v.number(),
});
export type Timer = v.InferOutput<typeof Timer>;

/** Milliseconds after its end at which nobody will come to stop it. */
const forgotten = 12 * hour;

/** Seconds of the longest. */
export const longestTimer = 24 * 3600;

/** Those of whoever uses this browser now, in the order in which they were started. */
export const $timers = atom<readonly Timer[]>([]);

let key = '';

const keyOf = (uid: string | undefined) => `companion.timers/${uid ?? 'guest'}`;

const guestKey = keyOf(undefined);

/** Of the tab: the last user whom it has shown timers */
const userKey = 'companion.timersUser';

/** Of the tab: ids of the timers that it has started */
const startedKey = 'companion.timersStarted';

/** The same of this page, for where storage throws. */
const started = new Set<string>();

const isStarted = ({ id }: Timer) => started.has(id) || readSession(startedKey)?.includes(id);

/**
 * Shows the timers of a user, or of a guest, and what other pages do with them. A tab that was a guest's until they signed in hands the
 * timers that it has started over to the user, unless it was another user's before.
 *
 * @returns stops that
 */
export function openTimers(uid: string | undefined): () => void {
  key = keyOf(uid);
  const own = uid === undefined ? [] : takeGuestTimers(uid);
  change((timers) => [...timers, ...own]);
  const changed = (event: StorageEvent) => event.key === key && $timers.set(read());
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

function takeGuestTimers(uid: string): readonly Timer[] {
  const former = readSession(userKey) ?? uid;
  writeSession(userKey, uid);
  if (former !== uid) {
    started.clear();
    removeSession(startedKey);
  }
  const timers = read(guestKey);
  const own = timers.filter(isStarted);
  if (own.length)
    write(
      guestKey,
      timers.filter((timer) => !own.includes(timer)),
    );
  return own;
}

/** Seconds left; zero when it has ended. */
export const leftOf = ({ end, left }: Timer, now: number): number =>
  end === null ? left : Math.max(0, Math.ceil((end - now) / 1000));

export const isOver = ({ end }: Timer, now: number): boolean => end !== null && end <= now;

export function startTimer(timer: Pick<Timer, 'name' | 'seconds' | 'of'>): void {
  const seconds = Math.min(Math.max(Math.round(timer.seconds), 1), longestTimer);
  const id = newKey();
  started.add(id);
  writeSession(startedKey, `${readSession(startedKey) ?? ''} ${id}`);
  change((timers) => [...timers, { ...timer, seconds, id, end: Date.now() + seconds * 1000, left: seconds }]);
}

export const pauseTimer = (id: string): void => changeTime(id, (timer, now) => ({ end: null, left: leftOf(timer, now) }));

export const resumeTimer = (id: string): void => changeTime(id, (timer, now) => ({ end: now + leftOf(timer, now) * 1000 }));

/** Adds a minute; one that has ended runs again. */
export const addMinute = (id: string): void =>
  changeTime(id, ({ end, left }, now) => (end === null ? { left: left + 60 } : { end: Math.max(end, now) + 60_000 }));

/** @returns takes it back */
export function removeTimer(id: string): () => void {
  const before = read();
  const removed = before.find((timer) => timer.id === id);
  change((timers) => timers.filter((timer) => timer.id !== id));
  const order = before.map((timer) => timer.id);
  const last = order.length + 1;
  const byOrder = (a: Timer, b: Timer) => (order.indexOf(a.id) + 1 || last) - (order.indexOf(b.id) + 1 || last);
  return () =>
    removed && change((timers) => (timers.some((timer) => timer.id === id) ? timers : [...timers, removed].sort(byOrder)));
}

function changeTime(id: string, next: (timer: Timer, now: number) => Partial<Timer>): void {
  const now = Date.now();
  change((timers) => timers.map((timer) => (timer.id === id ? { ...timer, ...next(timer, now) } : timer)));
}

/** From what is kept, not from what is shown: another page may have changed it. */
function change(next: (timers: readonly Timer[]) => readonly Timer[]): void {
  const timers = next(read());
  write(key, timers);
  $timers.set(timers);
}

function write(key: string, timers: readonly Timer[]): void {
  if (timers.length) writeLocal(key, JSON.stringify(timers));
  else removeLocal(key);
}

function read(of = key): readonly Timer[] {
  const timers = parseLocal(of, v.array(Timer)) ?? [];
  return timers.filter(({ end }) => end === null || Date.now() - end < forgotten);
}
