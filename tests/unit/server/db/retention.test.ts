import { expect, test } from 'vitest';
import { inMilliseconds, retention, retentionProblems } from '../../../../server/db/retention.ts';
import configured from '../../../../server/retention.json' with { type: 'json' };
import { day } from '../../../../src/lib/time-units.ts';

test('days are read as milliseconds, and null keeps records for good', () => {
  expect(retention.removedReports).toBe(configured.removedReports * day);
  expect(inMilliseconds({ ...configured, ratings: null }).ratings).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['a missing entry', { ratings: undefined }, 'ratings: must be a number of days'],
  ['an unknown entry', { raitings: 3 }, 'raitings: '],
  ['a text', { tokens: '30' }, 'tokens: must be a number of days'],
  ['no whole days', { cookings: 1.5 }, 'cookings: must be whole days'],
  ['no time at all', { helpVotes: 0 }, 'helpVotes: must be a day or more'],
  ['no end of what is only needed for a time', { tokens: null }, 'tokens: must be a number of days'],
  [
    'records that go before the responses that repeat them',
    { removedReports: 29 },
    'removedReports: must not be less than idempotencyKeys, 30',
  ],
])('%s is refused, with its name', (_, wrong, sentence) => {
  const [problem] = retentionProblems({ ...configured, ...wrong });
  expect(problem).toContain(`server/retention.json, ${sentence}`);
});

test('the file is right as it is, and another is refused as a whole', () => {
  expect(retentionProblems()).toEqual([]);
  expect(retentionProblems([])[0]).toMatch(/^server\/retention\.json, /);
});

test('a file that says nothing is refused in a sentence too, not by an error when it is read', () => {
  expect(retentionProblems(null)).toEqual([expect.stringMatching(/^server\/retention\.json, the whole file: /)]);
  expect(inMilliseconds(null)).toEqual({});
});
