import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replies } from '../../../src/shell/shell.ts';
import { behaviors, runConcurrentCalls } from './concurrent-calls.ts';
import { phones } from './phones.ts';

/** Calls of each function per behavior of the app. */
const rounds = 10;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('concurrent calls, with every behavior of the app', () => {
  test.for(Object.keys(phones) as (keyof typeof phones)[])(
    'over %s: none hangs, none gets another’s answer',
    async (name, { task }) => {
      const found = await runConcurrentCalls(name, rounds);
      const violations = { hangs: found.hangs, 'wrong callbacks': found.wrongCallbacks };
      task.meta.figure = { row: 23, what: 'calls of native functions, over every bridge', tries: found.calls, violations };
      const each = rounds * Object.keys(replies).length;
      expect(found).toEqual({
        calls: each * behaviors.length,
        behaviors: Object.fromEntries(behaviors.map((behavior) => [behavior, each])),
        hangs: 0,
        wrongCallbacks: 0,
      });
    },
  );
});
