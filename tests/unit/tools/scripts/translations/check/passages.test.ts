import { expect, test } from 'vitest';
import { passagesOf } from '../../../../../../tools/scripts/translations/check/passages.ts';

const textsIn = (body: string) => passagesOf({ body, above: 0 }).map(({ text }) => text);

test('what a component shows within a sentence stands in it as one sign', () => {
  expect(textsIn('Prepared on <StatementDate /> by us.\n')).toEqual(['Prepared on \uFFFC by us.']);
});

test('words in another language are one sign as well, and those within a component are words', () => {
  expect(textsIn('Tap <q lang="en">Add it</q>, **then** <b>wait</b>.\n')).toEqual(['Tap \uFFFC, then wait.']);
});
