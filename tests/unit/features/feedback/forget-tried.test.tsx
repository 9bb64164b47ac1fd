import { beforeEach, expect, test } from 'vitest';
import { forgetTried } from '../../../../src/features/feedback/forget-tried.ts';
import { readProgress, writeProgress } from '../../../../src/stores/tried.ts';

const progress = { version: '12ab', tried: [{ step: 'step-1', text: 'Charge it.', at: Math.floor(Date.now() / 1000) }] };

beforeEach(() => localStorage.clear());

test('steps that were reported are forgotten, for the device and for none; others stay', () => {
  for (const [answer, device] of [
    ['robot', 'one'],
    ['robot', ''],
    ['robot', 'two'],
    ['big-robot', 'one'],
  ] as const)
    writeProgress(answer, device, progress);
  forgetTried([{ answer: 'robot', version: '12ab', step: 'step-1', text: '', at: 0 }], 'one');
  expect(readProgress('robot', 'one')).toBeUndefined();
  expect(readProgress('robot', '')).toBeUndefined();
  expect(readProgress('robot', 'two')).toBeDefined();
  expect(readProgress('big-robot', 'one')).toBeDefined();
});
