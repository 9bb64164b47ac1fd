import { beforeEach, expect, test } from 'vitest';
import { parseTried, triedField } from '../../../../src/features/feedback/tried-steps.ts';
import { writeProgress } from '../../../../src/stores/tried.ts';

const step = { step: 'step-1', text: 'Charge it.', at: Math.floor(Date.now() / 1000) };

beforeEach(() => localStorage.clear());

test('what was tried with an answer on a device is a field of its report', () => {
  writeProgress('robot', 'noahs', { version: '12ab', tried: [step] });
  expect(parseTried(triedField('robot', 'noahs'))).toEqual([{ answer: 'robot', version: '12ab', ...step }]);
  expect(triedField('robot', '')).toBe('');
  expect(triedField('fryer', 'noahs')).toBe('');
});

test('nothing tried is no field', () => {
  writeProgress('robot', '', { version: '12ab', tried: [] });
  expect(triedField('robot', '')).toBe('');
});
