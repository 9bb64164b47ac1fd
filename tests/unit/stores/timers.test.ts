// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $timers,
  addMinute,
  isOver,
  leftOf,
  longestTimer,
  openTimers,
  pauseTimer,
  removeTimer,
  resumeTimer,
  startTimer,
  type Timer,
} from '../../../src/stores/timers.ts';

/** What the next page of the tab shows to a user. */
async function onNextPage(uid: string | undefined): Promise<string[]> {
  close();
  vi.resetModules();
  const next = await import('../../../src/stores/timers.ts');
  close = next.openTimers(uid);
  return next.$timers.get().map(({ name }) => name);
}

let close: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  sessionStorage.clear();
  close = openTimers('us-noah');
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = (name: string, seconds: number): Timer => {
  startTimer({ name, seconds, of: '' });
  return $timers.get().at(-1) as Timer;
};
const now = (id: string) => $timers.get().find((timer) => timer.id === id) as Timer;
const left = (id: string) => leftOf(now(id), Date.now());

/** The page is killed and opened again. */
const reopen = (uid: string | undefined) => {
  close();
  $timers.set([]);
  close = openTimers(uid);
};

test('a page that was killed comes back with the right rest, since the end is what is kept', () => {
  const { id } = start('Rice', 600);
  vi.setSystemTime(1_000_000 + 90_000);
  reopen('us-noah');
  expect(left(id)).toBe(510);
  vi.setSystemTime(1_000_000 + 700_000);
  reopen('us-noah');
  expect(left(id)).toBe(0);
  expect(isOver(now(id), Date.now())).toBe(true);
});

test('one that nobody has stopped is gone the next day', () => {
  start('Rice', 600);
  vi.setSystemTime(1_000_000 + 24 * 3600_000);
  reopen('us-noah');
  expect($timers.get()).toEqual([]);
});

test('one is forgotten twelve hours after its end, and not before', () => {
  start('Rice', 600);
  vi.setSystemTime(1_000_000 + 600_000 + 12 * 3600_000 - 1);
  reopen('us-noah');
  expect($timers.get()).toHaveLength(1);
  vi.setSystemTime(1_000_000 + 600_000 + 12 * 3600_000);
  reopen('us-noah');
  expect($timers.get()).toEqual([]);
});

test('is kept as what it was set to, and is over at its end', () => {
  startTimer({ name: 'Rice', seconds: 59.6, of: 'rice/2' });
  const timer = $timers.get()[0] as Timer;
  expect(timer).toEqual({ id: expect.any(String), name: 'Rice', seconds: 60, of: 'rice/2', end: 1_060_000, left: 60 });
  expect(isOver(timer, 1_059_999)).toBe(false);
  expect(isOver(timer, 1_060_000)).toBe(true);
  expect(leftOf(timer, 1_000_001)).toBe(60);
  expect(JSON.parse(localStorage.getItem('companion.timers/us-noah') ?? '')).toEqual([timer]);
});

test('where none is left, nothing is kept', () => {
  const { id } = start('Rice', 60);
  removeTimer(id);
  expect(localStorage.getItem('companion.timers/us-noah')).toBeNull();
});

test('what another page does with them is shown, until they are closed', () => {
  const { id } = start('Rice', 60);
  const elsewhere = (key: string) => dispatchEvent(Object.assign(new Event('storage'), { key }));
  localStorage.setItem('companion.timers/us-noah', JSON.stringify([{ ...now(id), name: 'Noodles' }]));
  elsewhere('companion.timers/guest');
  expect($timers.get()[0]?.name).toBe('Rice');
  elsewhere('companion.timers/us-noah');
  expect($timers.get()[0]?.name).toBe('Noodles');
  localStorage.clear();
  close();
  elsewhere('companion.timers/us-noah');
  expect($timers.get()).toHaveLength(1);
});

test('only the one that is meant changes, and nothing where it is gone', () => {
  const { id } = start('Rice', 60);
  const other = start('Eggs', 30);
  vi.setSystemTime(1_010_000);
  pauseTimer(id);
  addMinute('gone');
  removeTimer('gone')();
  expect($timers.get()).toEqual([{ ...now(id), end: null, left: 50 }, other]);
});

test('a minute is added to the end of a running one', () => {
  const { id } = start('Rice', 60);
  vi.setSystemTime(1_030_000);
  addMinute(id);
  expect(now(id).end).toBe(1_120_000);
});

test('a paused timer keeps what is left, however long the page is gone', () => {
  const { id } = start('Rice', 60);
  vi.setSystemTime(1_020_000);
  pauseTimer(id);
  vi.setSystemTime(2_000_000);
  reopen('us-noah');
  expect(left(id)).toBe(40);
  expect(isOver(now(id), Date.now())).toBe(false);
  resumeTimer(id);
  vi.setSystemTime(2_030_000);
  expect(left(id)).toBe(10);
});

test('a minute is added to a running, a paused and an ended one', () => {
  const { id } = start('Rice', 60);
  addMinute(id);
  expect(left(id)).toBe(120);
  pauseTimer(id);
  addMinute(id);
  expect(left(id)).toBe(180);
  resumeTimer(id);
  vi.setSystemTime(9_000_000);
  addMinute(id);
  expect(left(id)).toBe(60);
});

test('a deleted timer comes back to its place with the time that has passed meanwhile', () => {
  const { id } = start('Rice', 60);
  const second = start('Eggs', 30);
  const undo = removeTimer(id);
  expect($timers.get().map(({ name }) => name)).toEqual(['Eggs']);
  const third = start('Tea', 20);
  vi.setSystemTime(1_010_000);
  undo();
  undo();
  expect($timers.get().map((timer) => timer.id)).toEqual([id, second.id, third.id]);
  expect(left(id)).toBe(50);
});

test('users and guests have their own', () => {
  start('Rice', 60);
  reopen(undefined);
  expect($timers.get()).toEqual([]);
  reopen('us-anna');
  localStorage.setItem('companion.timers/guest', JSON.stringify([start('Eggs', 60)]));
  reopen('us-noah');
  expect($timers.get().map(({ name }) => name)).toEqual(['Rice']);
});

test('those of a page that did not know yet whose they are go to its user', () => {
  const rice = start('Rice', 60);
  close();
  const ofGuest = { ...rice, id: 'guest', name: 'Tea' };
  localStorage.setItem('companion.timers/guest', JSON.stringify([ofGuest]));
  close = openTimers(undefined);
  const eggs = start('Eggs', 60);
  close();
  close = openTimers('us-noah');
  expect($timers.get()).toEqual([rice, eggs]);
  reopen('us-noah');
  expect($timers.get()).toEqual([rice, eggs]);
  reopen(undefined);
  expect($timers.get(), 'those of a guest in another tab').toEqual([ofGuest]);
});

test('those of a guest go to the user who signs in on a later page of the tab', async () => {
  sessionStorage.clear();
  reopen(undefined);
  start('Eggs', 60);
  expect(await onNextPage(undefined)).toEqual(['Eggs']);
  expect(await onNextPage('us-noah')).toEqual(['Eggs']);
  expect(await onNextPage(undefined)).toEqual([]);
  expect(await onNextPage('us-noah')).toEqual(['Eggs']);
});

test('those of a guest stay a guest’s in another tab, and in a tab of another user', async () => {
  reopen(undefined);
  start('Eggs', 60);
  expect(await onNextPage('us-anna'), 'noah used the tab before').toEqual([]);
  expect(await onNextPage('us-anna')).toEqual([]);
  sessionStorage.clear();
  expect(await onNextPage('us-noah')).toEqual([]);
  expect(await onNextPage(undefined)).toEqual(['Eggs']);
});

test('what another page has started meanwhile stays', () => {
  start('Rice', 60);
  const kept = JSON.parse(localStorage.getItem('companion.timers/us-noah') ?? '') as Timer[];
  const other = { ...(kept[0] as Timer), id: 'other', name: 'Eggs' };
  localStorage.setItem('companion.timers/us-noah', JSON.stringify([...kept, other]));
  start('Tea', 60);
  expect($timers.get().map(({ name }) => name)).toEqual(['Rice', 'Eggs', 'Tea']);
});

test('none is deleted to make room for another, and each comes back to its place', () => {
  for (let number = 1; number <= 20; number++) start(`Timer ${number}`, 60);
  const before = $timers.get();
  expect(before.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, index) => `Timer ${index + 1}`));
  const undo = removeTimer(before[3]?.id ?? '');
  const last = start('Timer 21', 60);
  undo();
  expect($timers.get()).toEqual([...before, last]);
});

test('none is shorter than a second or longer than a day', () => {
  expect(start('Short', 0.1).seconds).toBe(1);
  expect(start('Long', 1e9).seconds).toBe(longestTimer);
});

test.each(['', 'null', '{}', '[{"id":1}]', 'garbage'])('what cannot be read is no timer: %s', (kept) => {
  localStorage.setItem('companion.timers/us-noah', kept);
  reopen('us-noah');
  expect($timers.get()).toEqual([]);
});

test('without a storage they last as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { id } = start('Rice', 60);
  start('Eggs', 60);
  vi.setSystemTime(1_010_000);
  expect($timers.get()).toHaveLength(2);
  expect(left(id)).toBe(50);
  removeTimer(id);
  expect($timers.get().map(({ name }) => name)).toEqual(['Eggs']);
});
