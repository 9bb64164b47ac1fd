import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { maxQueryLength } from '../../../../src/contract/search-limits.ts';
import { stringsOf } from '../../../../src/i18n/strings.ts';
import { createT } from '../../../../src/i18n/t.ts';

const loadAnswers = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/stores/answers.ts', () => ({ loadAnswers }));
const stored = vi.hoisted(() => ({ searches: [] as string[] }));
vi.mock('../../../../src/stores/recent-searches.ts', () => ({
  recentSearches: async () => stored.searches,
  forgetSearches: async () => undefined,
  rememberSearch: async () => undefined,
}));
vi.mock('../../../../src/app/form/when-released.ts', () => ({ whenReleased: (action: () => void) => action() }));
vi.mock('../../../../src/app/signed-in/use-session.ts', () => ({ useSession: () => ({ status: 'anonymous' }) }));

const { SearchFaq } = await import('../../../../src/features/faq/screens/SearchFaq.tsx');

// happy-dom cannot set it.
const { get } = Object.getOwnPropertyDescriptor(RadioNodeList.prototype, 'value') ?? {};
Object.defineProperty(RadioNodeList.prototype, 'value', {
  ...(get && { get }),
  set(this: RadioNodeList, value: string) {
    for (const radio of this as Iterable<HTMLInputElement>) radio.checked = radio.value === value;
  },
});

const strings = stringsOf('en', ['common', 'help']);
const t = createT(strings, 'en');
const find = vi.fn((query: string) => ({ results: [{ id: query, title: `About ${query}`, certain: true, marks: [] }] }));
const answers = { find, matching: () => [], loadTexts: async () => undefined, summaryOf: () => 'Short.' };

async function open(address: string) {
  history.replaceState(null, '', address);
  const hrefs = { index: '/faq/en.json', texts: '', answer: '/faqDetail', list: '/faqList', topics: '/helpCenter' };
  const { container } = render(<SearchFaq strings={strings} tag="en" lang="en" hrefs={hrefs} />);
  await act(async () => undefined);
  const field = container.querySelector('input[type=search]') as HTMLInputElement;
  return {
    container,
    field,
    type: (q: string) => fireEvent.input(field, { target: { value: q } }),
    titles: () => [...container.querySelectorAll('.results a > span')].map(({ firstChild }) => firstChild?.textContent),
  };
}

beforeEach(() => {
  loadAnswers.mockResolvedValue(answers);
  stored.searches = [];
});
afterEach(() => vi.restoreAllMocks());

test('the query of the address is searched for, and what is typed replaces it there', async () => {
  const { type, titles, field } = await open('/searchFaq?q=brush&kind=vacuum&from=home');
  expect(field.value).toBe('brush');
  expect(titles()).toEqual(['About brush']);
  type('robot');
  expect(titles()).toEqual(['About robot']);
  expect(location.search).toBe('?q=robot&kind=vacuum&from=home');
});

test('the address keeps its query until the fields are read', async () => {
  const replace = vi.spyOn(history, 'replaceState');
  await open('/searchFaq?q=brush');
  expect(replace.mock.calls.map(([, , address]) => `${address}`)).toEqual(['/searchFaq?q=brush']);
});

test('an address that the browser refuses to write leaves the results in place', async () => {
  const { type, titles } = await open('/searchFaq');
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  type('robot');
  expect(titles()).toEqual(['About robot']);
});

test('a query has a limit, in the field as in the address', async () => {
  const { field } = await open(`/searchFaq?q=${'long '.repeat(100)}`);
  expect(field.maxLength).toBe(maxQueryLength);
  expect(field.value.length).toBeLessThanOrEqual(maxQueryLength);
});

test('the common answers are hidden while something is searched for or filtered by', async () => {
  const { container, type } = await open('/searchFaq');
  const isHidden = () => container.querySelector('search[data-searching]') !== null;
  type('b');
  expect(isHidden()).toBe(false);
  type('brush');
  expect(isHidden()).toBe(true);
  type('');
  expect(isHidden()).toBe(false);
  fireEvent.click(container.querySelector('[name=kind][value=vacuum]') as Element);
  expect(isHidden()).toBe(true);
});

test('Enter leads to what was found, and nowhere without a search', async () => {
  const { container, field, type } = await open('/searchFaq');
  field.focus();
  fireEvent.submit(container.querySelector('form') as Element);
  expect(document.activeElement).toBe(field);
  type('robot');
  fireEvent.submit(container.querySelector('form') as Element);
  expect(document.activeElement?.className).toBe('results');
});

test('an index that fails to load can be tried again', async () => {
  loadAnswers.mockRejectedValueOnce(new ApiError('network'));
  const { container, titles } = await open('/searchFaq?q=robot');
  expect(container.querySelector('.results h2')?.textContent).toBe(t('help.searchFailed'));
  fireEvent.click(container.querySelector('.results button') as Element);
  await vi.waitFor(() => expect(titles()).toEqual(['About robot']));
});

test('a recent search that is chosen leads to its results', async () => {
  stored.searches = ['offline'];
  const { container, titles } = await open('/searchFaq');
  fireEvent.click(container.querySelector('.search-recent-query') as Element);
  expect(titles()).toEqual(['About offline']);
  expect(document.activeElement?.className).toBe('results');
  expect(container.querySelector('.search-recent-query')).toBeNull();
});
