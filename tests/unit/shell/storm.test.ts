import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers } from '../../../src/shell/shell.ts';
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
  test.each(Object.keys(phones) as (keyof typeof phones)[])('over %s: none hangs, none gets another’s answer', async (name) => {
    const found = await storm(name, rounds);
    const each = rounds * Object.keys(answers).length;
    expect(found).toEqual({
      calls: each * ways.length,
      ways: Object.fromEntries(ways.map((way) => [way, each])),
      hangs: 0,
      wrongCallbacks: 0,
    });
  });
});
