import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replies } from '../../../src/shell/shell.ts';
import { phones } from './phones.ts';
import { storm, ways } from './storm.ts';

/** Calls of each function in each way. */
const rounds = 10;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('calls that wait beside one another, answered in every way', () => {
  test.for(Object.keys(phones) as (keyof typeof phones)[])(
    'over %s: none hangs, none gets another’s answer',
    async (name, { task }) => {
      const found = await storm(name, rounds);
      const wrong = { hangs: found.hangs, 'wrong callbacks': found.wrongCallbacks };
      task.meta.figure = { row: 23, what: 'calls of native functions, over every bridge', tries: found.calls, wrong };
      const each = rounds * Object.keys(replies).length;
      expect(found).toEqual({
        calls: each * ways.length,
        ways: Object.fromEntries(ways.map((way) => [way, each])),
        hangs: 0,
        wrongCallbacks: 0,
      });
    },
  );
});
