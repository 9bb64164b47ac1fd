import { expect, test } from 'vitest';
import { localeOf } from '../../../../../src/i18n/locales.ts';
import { failingText } from '../../../../../tools/scripts/failing/failing-text.ts';

const answer = { article: 'vacuum-does-not-start', helped: 3, failed: 12, share: 0.548, stop: { step: 'step-2', readers: 4 } };

test('an answer is named by its title and file, and the step where most stop by its words', () => {
  const text = failingText('eu', localeOf('de'), { answers: [answer], searches: [{ words: 'saugt nicht', days: 7 }] });
  expect(text).toContain('at least 55 %  Der Saugroboter startet nicht  (content/de/faq/vacuum-does-not-start.mdx)');
  expect(text).toContain('failed 12, helped 3');
  expect(text).toMatch(/4 stop at step 2: \p{Lu}/u);
  expect(text).toContain('on 7 days  saugt nicht');
});

test('an answer that is no longer there is named by its id, and a step too', () => {
  const gone = { ...answer, article: 'gone' };
  const text = failingText('eu', localeOf('en'), { answers: [gone, { ...answer, stop: null }], searches: [] });
  expect(text).toContain('gone  (content/en/faq/gone.mdx)');
  expect(text).toContain('(no such step in the text of today)');
  expect(text).toContain('nothing in the last 30 days');
});
