import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RecordNumber } from '../../../src/contract/input-fields.ts';
import { recordNumber } from '../../../src/contract/record-number.ts';

const id = '01bd93a1-7c1f-4d52-9a0e-6f1e2a3b4c5d';

test.each([recordNumber(id), '01BD 93A1', ' 01bd93a1 ', '01BD-93A', '01BD-', '01BD', id])(
  '“%s” is read as the beginning of the record’s id',
  (typed) => {
    expect(id.startsWith(v.parse(RecordNumber, typed))).toBe(true);
  },
);

test('what cannot be an id is refused', () => {
  expect(v.is(RecordNumber, '01BD/93A1')).toBe(false);
});
