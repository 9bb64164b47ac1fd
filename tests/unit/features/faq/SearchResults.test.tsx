import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchResults } from '../../../../src/features/faq/components/SearchResults.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Answers, FoundAnswer, FoundAnswers } from '../../../../src/stores/answers.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

const t = createT(stringsOf('en', ['common', 'help']), 'en');
const near = { id: 'near', title: 'Near', certain: false, marks: [] };
const right = { ...near, id: 'right', title: 'Right', certain: true };

const show = async (found: readonly object[], more: Partial<FoundAnswers> = {}) => {
  const loadTexts = vi.fn(async () => undefined);
  const answers = {
    find: () => ({ results: found as FoundAnswer[], ...more }),
    loadTexts,
    descriptionOf: () => 'Short.',
  } as unknown as Answers;
  const { container } = render(
    <Translator value={t}>
      <SearchResults
        answers={answers}
        q="lawn"
        problem=""
        kind=""
        hrefs={{ answer: '/faqDetail', list: '/faqList', topics: '/helpCenter' }}
      />
    </Translator>,
  );
  await act(async () => undefined);
  expect(loadTexts).toHaveBeenCalledTimes(found.length > 0 ? 1 : 0);
  return container;
};

const texts = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

afterEach(cleanup);

test('what is certain comes first, what is near has a headline of its own, and the focus goes to both', async () => {
  const container = await show([right, near]);
  expect(texts(container, '[data-results] h2')).toEqual(['1 answer', t('help.perhaps')]);
  expect(texts(container, '[data-results] li')).toEqual(['RightShort.', 'NearShort.']);
});

test('where nothing is certain, what is near is not called an answer', async () => {
  const container = await show([near]);
  expect(texts(container, '[data-results] h2')).toEqual([t('help.perhaps')]);
  await vi.waitFor(() => expect(texts(container, '[role=status]')).toEqual([t('help.perhaps')]));
});

test('that there is no answer is said where nothing is near', async () => {
  expect(texts(await show([]), '[data-results] h2')).toEqual([t('help.none')]);
});

test('an answer is quoted by the sentence that answers, and its link leads there', async () => {
  const container = await show([{ ...right, quote: { anchor: 'step-2', text: 'Let it dry.', marks: [[7, 10]] } }, near]);
  const [first, second] = container.querySelectorAll('a');
  expect(first?.getAttribute('href')).toBe('/faqDetail/right#step-2');
  expect(texts(first as Element, 'small, mark')).toEqual(['Let it dry.', 'dry']);
  expect(second?.getAttribute('href')).toBe('/faqDetail/near');
});

test('a guide says that it is one, and one that is written for each model has a link for each', async () => {
  const container = await show([
    { ...right, pages: [['/scene', undefined]] },
    {
      ...near,
      pages: [
        ['/moreMaps1', 'A 1'],
        ['/moreMaps2', 'B 2'],
      ],
    },
  ]);
  expect(texts(container, 'small')[0]).toBe(`${t('help.guide')} Short.`);
  expect([...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/scene', 'RightGuide Short.'],
    ['/moreMaps1', 'A 1'],
    ['/moreMaps2', 'B 2'],
  ]);
});

test('what was searched for instead of what was typed is said', async () => {
  expect(texts(await show([right], { instead: '充電' }), '.results > p')).toEqual([t('help.instead', { query: '充電' })]);
});

test('a number that stands in no text is said to, with the way to the messages that there are', async () => {
  const container = await show([near], { unknownNumber: '14' });
  expect(texts(container, '[data-results] h2')).toEqual([t('help.noNumber', { number: '14' }), t('help.perhaps')]);
  expect(container.querySelector('.chips a')?.getAttribute('href')).toBe('/faqList/errors-vacuum');
});
