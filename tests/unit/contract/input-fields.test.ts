import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requiredText } from '../../../src/contract/input-fields.ts';

const problemOf = (text: string) => v.safeParse(requiredText(20), text).issues?.[0].message;

test.each(['', ' \u3000', '\u200B', '\u3164', '\u2800', '\u00AD', '\u202E\u2066', '\u0007\b', '\uFE0F'])(
  'a required text is not %j, which nobody sees',
  (text) => expect(problemOf(text)).toBe('required'),
);

test.each(['a', '1', 'ก', 'か', 'e\u0301', '👩\u200D🍳', '\u200Ba', '.'])('a required text may be %j', (text) =>
  expect(problemOf(text)).toBeUndefined(),
);
