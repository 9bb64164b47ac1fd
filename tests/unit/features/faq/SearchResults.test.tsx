import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnswersState } from '../../../../src/app/answers/use-answers.ts';
import { SearchResults } from '../../../../src/features/faq/components/SearchResults.tsx';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';
import type { Found, SearchResult } from '../../../../src/lib/search/search.ts';
import type { Answers } from '../../../../src/stores/answers.ts';
import { Translator } from '../../../../src/ui/screen/use-t.ts';

/** What waits for the end of a press. */
const waiting = vi.hoisted(() => [] as (() => void)[]);
vi.mock('../../../../src/app/form/when-released.ts', () => ({ whenReleased: (action: () => void) => waiting.push(action) }));

const t = createT(stringsOf('en', ['common', 'help']), 'en');
const near: SearchResult = {
  ...{ id: 'near', title: 'Near', certain: false, score: 0.3 },
  ...{ marks: [], quote: undefined, pages: undefined },
};
const right = { ...near, id: 'right', title: 'Right', certain: true };

const loadTexts = vi.fn(async () => undefined);
const matching = vi.fn((_: unknown): unknown[] => []);
const clearFilters = vi.fn();
const answersWith = (find: Answers['find']) => ({ find, loadTexts, matching, summaryOf: () => 'Short.' }) as unknown as Answers;

type Props = Partial<ComponentProps<typeof SearchResults>>;
const results = (state: AnswersState, props: Props = {}) => (
  <Translator value={t}>
    <SearchResults
      ref={null}
      {...{ state, q: 'lawn', problem: '', kind: '' }}
      hrefs={{ answer: '/faqDetail', list: '/faqList', topics: '/helpCenter' }}
      onClearFilters={clearFilters}
      {...props}
    />
  </Translator>
);

const show = async (found: readonly object[], more: Partial<Found> = {}, props: Props = {}) => {
  const answers = answersWith(() => ({ results: found as SearchResult[], ...more }));
  const { container } = render(results({ status: 'ready', answers }, props));
  await act(async () => undefined);
  return container;
};

const texts = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

test('what is certain comes first, and what is near has a headline of its own', async () => {
  const container = await show([right, near]);
  expect(texts(container, '.results h2')).toEqual(['1 answer', t('help.perhaps')]);
  expect(texts(container, '.results li')).toEqual(['RightShort.', 'NearShort.']);
});

test('where nothing is certain, what is near is not called an answer', async () => {
  const container = await show([near]);
  expect(texts(container, '.results h2')).toEqual([t('help.perhaps')]);
  await vi.waitFor(() => expect(texts(container, '[role=status]')).toEqual([t('help.perhaps')]));
});

test('that there is no answer is said where nothing is near', async () => {
  expect(texts(await show([]), '.results h2')).toEqual([t('help.none')]);
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
  expect(texts(container, '.results h2')).toEqual([t('help.noNumber', { number: '14' }), t('help.perhaps')]);
  expect(container.querySelector('.chips a')?.getAttribute('href')).toBe('/faqList/errors-vacuum');
});

test('an unknown number and a corrected query are announced, not only shown', async () => {
  const container = await show([right], { unknownNumber: '14', instead: '充電' });
  const outcome = `${t('help.noNumber', { number: '14' })}. ${t('help.instead', { query: '充電' })}. 1 answer`;
  await vi.waitFor(() => expect(texts(container, '[role=status]')).toEqual([outcome]));
  // What takes the focus with Enter would say it again.
  expect(container.querySelector('.results')?.getAttribute('aria-label')).toBe(t('help.search'));
});

test('another query or filter with the same outcome is announced again', async () => {
  const state: AnswersState = { status: 'ready', answers: answersWith(() => ({ results: [right] })) };
  const { container, rerender } = render(results(state));
  const announced = () => texts(container, '[role=status]')[0];
  await vi.waitFor(() => expect(announced()).toBe('1 answer'));
  for (const props of [{ q: 'brush' }, { q: 'brush', kind: 'vacuum' }]) {
    rerender(results(state, props));
    expect(announced()).toBe('');
    await vi.waitFor(() => expect(announced()).toBe('1 answer'));
  }
});

test('while the index is loading, a search shows a skeleton', () => {
  const { container, rerender } = render(results({ status: 'loading' }));
  expect(container.querySelector('.results .skeleton')).not.toBeNull();
  rerender(results({ status: 'loading' }, { q: '' }));
  expect(container.querySelector('.results .skeleton')).toBeNull();
});

test('an index that fails to load is announced, and can be tried again', async () => {
  const retry = vi.fn();
  const { container } = render(results({ status: 'failed', retry }));
  await vi.waitFor(() => expect(texts(container, '[role=status]')).toEqual([t('help.searchFailed')]));
  expect(texts(container, 'h2')).toEqual([t('help.searchFailed')]);
  // Shows the common answers, which need no index.
  expect(container.querySelector('[data-empty]')).not.toBeNull();
  fireEvent.click(container.querySelector('button') as Element);
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  expect((await show([right])).querySelector('[data-empty]')).toBeNull();
});

test('a filter alone lists what it admits', async () => {
  matching.mockReturnValue([{ id: 'brush', title: 'Clean the brush', pages: undefined }]);
  const container = await show([], {}, { q: '', kind: 'vacuum' });
  expect(matching).toHaveBeenCalledWith({ problem: '', device: 'vacuum' });
  expect(texts(container, 'h2, li')).toEqual(['1 answer', 'Clean the brushShort.']);
});

test('where a filter leaves no result, one can search without it', async () => {
  const container = await show([], {}, { problem: 'voice' });
  const button = container.querySelector('button');
  expect(button?.textContent).toBe(t('help.searchAll'));
  fireEvent.click(button as Element);
  expect(clearFilters).toHaveBeenCalledOnce();
  cleanup();
  expect((await show([])).querySelector('button')).toBeNull();
});

test.each([
  ['', 0],
  ['b', 0],
  ['?', 0],
  ['水', 1],
  ['lawn', 1],
])('for the query “%s”, the texts are loaded %i times', async (q, times) => {
  const container = await show([], {}, { q });
  expect(loadTexts).toHaveBeenCalledTimes(times);
  expect(container.querySelectorAll('.results h2')).toHaveLength(times);
});

test('the texts appear only once nothing is pressed, since rows grow with them', async () => {
  const find = vi.fn(() => ({ results: [right] }));
  render(results({ status: 'ready', answers: answersWith(find) }));
  await act(async () => undefined);
  expect(find).toHaveBeenCalledOnce();
  act(() => waiting.at(-1)?.());
  expect(find).toHaveBeenCalledTimes(2);
});

test('rows of one list stay the same elements while its length changes', async () => {
  const find = vi.fn(() => ({ results: [right] }));
  const state: AnswersState = { status: 'ready', answers: answersWith(find) };
  const { container, rerender } = render(results(state));
  const row = container.querySelector('li');
  find.mockReturnValue({ results: [right, { ...right, id: 'other' }] });
  rerender(results(state, { q: 'lawns' }));
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(container.querySelector('li')).toBe(row);
});

test('the lines of a text are drawn until the texts are loaded, or cannot be', async () => {
  const isLoading = (container: ParentNode) => container.querySelector('.results[data-loading]') !== null;
  loadTexts.mockRejectedValueOnce(new Error('offline'));
  const container = await show([right]);
  expect(isLoading(container)).toBe(true);
  await act(async () => {
    for (const action of waiting.splice(0)) action();
  });
  expect(isLoading(container)).toBe(false);
});
