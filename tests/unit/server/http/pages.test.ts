import { expect, test } from 'vitest';
import { cutPage, defaultPageSize, readCursor, readTimeCursor, timeCursor } from '../../../../server/http/pages.ts';

test('a page has as many rows as it may, and a cursor only where there are more', () => {
  const cursorOf = (row: number) => `after ${row}`;
  expect(cutPage([1, 2, 3], 2, cursorOf)).toEqual({ page: [1, 2], next: 'after 2' });
  expect(cutPage([1, 2], 2, cursorOf)).toEqual({ page: [1, 2], next: null });
  expect(cutPage([], 2, cursorOf)).toEqual({ page: [], next: null });
  expect(defaultPageSize).toBe(20);
});

test('a cursor is the time and the id of the last row', () => {
  expect(timeCursor(1_700_000_000_000, 'a-b_1')).toBe('1700000000000.a-b_1');
  expect(readTimeCursor('1700000000000.a-b_1')).toEqual({ time: 1_700_000_000_000, id: 'a-b_1' });
  expect(readTimeCursor('17-x')).toEqual({ time: 17, id: 'x' });
  expect(readTimeCursor(undefined)).toBeUndefined();
  expect(readTimeCursor(`${'9'.repeat(15)}.${'x'.repeat(64)}`)).toBeDefined();
  expect(readCursor('1/2/3', /^(\d)\/(\d)\/(\d)$/)).toEqual(['1', '2', '3']);
});

test.each(['', '17', '17.', '.x', 'x17.y', '17.y z', ' 17.x', '17x', `${'9'.repeat(16)}.x`, `1.${'x'.repeat(65)}`])(
  'the cursor “%s” is malformed',
  (cursor) => {
    expect(() => readTimeCursor(cursor)).toThrow(
      expect.objectContaining({ reason: 'invalidFields', fields: { cursor: 'format' } }),
    );
  },
);
