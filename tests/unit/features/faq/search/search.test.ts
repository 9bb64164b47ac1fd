// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/errors.ts';
import { maxQueryLength } from '../../../../../src/contract/search-limits.ts';
import { stringsOf } from '../../../../../src/i18n/strings.ts';
import { createT } from '../../../../../src/i18n/t.ts';
import type { Found } from '../../../../../src/lib/search/search.ts';
import { searchPage } from './search-page.ts';

const loadAnswers = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/stores/answers.ts', () => ({ loadAnswers }));
const stored = vi.hoisted(() => ({ searches: [] as string[], forget: vi.fn(), remember: vi.fn() }));
vi.mock('../../../../../src/stores/recent-searches.ts', () => ({
  recentSearches: async () => stored.searches,
  forgetSearches: stored.forget,
  rememberSearch: stored.remember,
}));
vi.mock('../../../../../src/stores/session.ts', () => ({
  $session: { subscribe: (on: () => void) => on() },
  startSession: vi.fn(),
}));
vi.mock('../../../../../src/stores/apply-retention.ts', () => ({ applyRetentionOnceKnown: () => undefined }));
/** What waits for the end of a press */
const press = vi.hoisted(() => ({ held: false, waiting: [] as (() => void)[] }));
vi.mock('../../../../../src/shell/page/when-released.ts', () => ({
  whenReleased: (action: () => void) => (press.held ? press.waiting.push(action) : action()),
}));

const t = createT(stringsOf('en', ['help']), 'en');
const near = { id: 'near', title: 'Near', certain: false, marks: [] };
const right = { ...near, id: 'right', title: 'Right', certain: true };

const find = vi.fn();
const matching = vi.fn();
const loadTexts = vi.fn(async (): Promise<unknown> => answers);
const answers = { find, matching, loadTexts, summaryOf: () => 'Short.' };

const element = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E;
const results = () => element('.results');
const field = () => element<HTMLInputElement>('[type=search]');
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const titles = () => [...document.querySelectorAll('.results a > span')].map(({ firstChild }) => firstChild?.textContent);
const choose = (name: string, value: string) => element(`[name=${name}][value=${value}]`).click();
const isLoading = () => results().hasAttribute('data-loading');

async function open(address = '/searchFaq', typed = ''): Promise<void> {
  history.replaceState(null, '', address);
  document.body.innerHTML = searchPage;
  field().value = typed;
  vi.resetModules();
  await import('../../../../../src/features/faq/search/search.ts');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

function type(q: string): void {
  field().value = q;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens the page where a search finds this. */
async function show(found: readonly object[], more: Partial<Found> = {}, address = '/searchFaq?q=lawn'): Promise<void> {
  find.mockReturnValue({ results: found, ...more });
  await open(address);
}

beforeEach(() => {
  vi.useFakeTimers();
  loadAnswers.mockResolvedValue(answers);
  find.mockImplementation((query: string) => ({ results: [{ ...right, id: query, title: `About ${query}` }] }));
  matching.mockReturnValue([]);
  Object.assign(stored, { searches: [] });
  Object.assign(press, { held: false, waiting: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the query', () => {
  test('of the address is searched for, and what is typed replaces it there', async () => {
    await open('/searchFaq?q=brush&kind=vacuum&from=home');
    expect(field().value).toBe('brush');
    expect(titles()).toEqual(['About brush']);
    type('robot');
    expect(titles()).toEqual(['About robot']);
    expect(location.search).toBe('?q=robot&kind=vacuum&from=home');
  });

  test('of the hash query is replaced there, too', async () => {
    await open('/searchFaq#?q=brush');
    expect(titles()).toEqual(['About brush']);
    type('robot');
    expect(location.search + location.hash).toBe('?q=robot#?');
  });

  test('of the address stays there until the fields are read, and loses to what was typed before the script ran', async () => {
    const replace = vi.spyOn(history, 'replaceState');
    await open('/searchFaq?q=brush');
    expect(replace.mock.calls.map(([, , address]) => `${address}`)).toEqual(['/searchFaq?q=brush']);
    await open('/searchFaq?q=brush', 'robot');
    expect(titles()).toEqual(['About robot']);
  });

  test('stays in the fields where the browser refuses to write it into the address', async () => {
    await open();
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    });
    type('robot');
    expect(titles()).toEqual(['About robot']);
  });

  test('has a limit, and filters that exist', async () => {
    await open(`/searchFaq?q=${'long '.repeat(100)}&problem=nothing&kind=vacuum`);
    expect(field().value.length).toBeLessThanOrEqual(maxQueryLength);
    expect(new FormData(element<HTMLFormElement>('form')).get('problem')).toBe('');
    expect(new FormData(element<HTMLFormElement>('form')).get('kind')).toBe('vacuum');
  });

  test('hides the common answers while something is searched for or filtered by', async () => {
    await open();
    const isHidden = () => element('search').hasAttribute('data-searching');
    type('b');
    expect(isHidden()).toBe(false);
    type('brush');
    expect(isHidden()).toBe(true);
    type('');
    expect(isHidden()).toBe(false);
    choose('kind', 'vacuum');
    expect(isHidden()).toBe(true);
  });

  test('is cleared by a button, and the field has the focus then', async () => {
    await open('/searchFaq?q=brush');
    results().focus();
    element('.search-field-clear').click();
    expect([field().value, titles()]).toEqual(['', []]);
    expect(document.activeElement).toBe(field());
  });

  test('is submitted to what was found, and to nowhere without a search', async () => {
    await open();
    expect(document.activeElement).toBe(field());
    element<HTMLFormElement>('form').requestSubmit();
    expect(document.activeElement).toBe(field());
    type('robot');
    element<HTMLFormElement>('form').requestSubmit();
    expect(document.activeElement).toBe(results());
  });
});

describe('recent searches', () => {
  test('lead to their results', async () => {
    stored.searches = ['offline'];
    await open();
    element('[data-recent] li button').click();
    expect(titles()).toEqual(['About offline']);
    expect(document.activeElement).toBe(results());
    expect(element('[data-recent]').hidden).toBe(true);
  });

  test('are cleared, and the focus goes on after them', async () => {
    stored.searches = ['offline'];
    await open();
    element('[data-recent] button').click();
    expect(stored.forget).toHaveBeenCalledWith('answers');
    expect(element('[data-recent]').hidden).toBe(true);
    expect(document.activeElement).toBe(results());
  });

  test('never move what has the focus below them', async () => {
    stored.searches = ['offline'];
    press.held = true;
    await open();
    element('.search-common').focus();
    for (const action of press.waiting.splice(0)) action();
    expect(element('[data-recent]').hidden).toBe(true);
    field().focus();
    type('');
    expect(element('[data-recent]').hidden).toBe(false);
  });

  test('are remembered with the result that is opened, not with a way to error messages', async () => {
    await show([right], { unknownNumber: '14' });
    element('.results .chip').click();
    expect(stored.remember).not.toHaveBeenCalled();
    element('.results [data-part=answer] a').click();
    expect(stored.remember).toHaveBeenCalledWith('answers', 'lawn');
  });
});

describe('results', () => {
  test('that are certain come first, and what is near has a headline of its own', async () => {
    await show([right, near]);
    expect(texts('.results h2')).toEqual(['1 answer', t('help.perhaps')]);
    expect(texts('.results li')).toEqual(['RightShort.', 'NearShort.']);
  });

  test('that are only near are not called answers', async () => {
    await show([near]);
    expect(texts('.results h2')).toEqual([t('help.perhaps')]);
  });

  test('are said to be none where nothing is near', async () => {
    await show([]);
    expect(texts('.results h2')).toEqual([t('help.none')]);
    expect(results().hasAttribute('data-empty')).toBe(true);
    expect(element('.results a').getAttribute('href')).toBe('/helpCenter');
  });

  test('quote the sentence that answers, and their link leads there', async () => {
    await show([{ ...right, quote: { anchor: 'step-2', text: 'Let it dry.', marks: [[7, 10]] } }, near]);
    const [first, second] = document.querySelectorAll('.results a');
    expect(first?.getAttribute('href')).toBe('/faqDetail/right#step-2');
    expect(first?.innerHTML).toBe('<span>Right<small>Let it <mark>dry</mark>.</small></span>');
    expect(second?.getAttribute('href')).toBe('/faqDetail/near');
  });

  test('that are guides say so, and one that is written for each model has a link for each', async () => {
    const pages = [
      ['/moreMaps1', 'A 1'],
      ['/moreMaps2', 'B 2'],
    ];
    await show([
      { ...right, pages: [['/scene', undefined]] },
      { ...near, pages },
    ]);
    expect(texts('.results small')[0]).toBe(`${t('help.guide')} Short.`);
    expect([...document.querySelectorAll('.results a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/scene', 'RightGuide Short.'],
      ['/moreMaps1', 'A 1'],
      ['/moreMaps2', 'B 2'],
    ]);
  });

  test('say what was searched for instead, and that no text has a number, with the way to the messages that there are', async () => {
    await show([near], { instead: '充電', unknownNumber: '14' });
    expect(texts('.results h2, .results > p')).toEqual([
      t('help.noNumber', { number: '14' }),
      t('help.instead', { query: '充電' }),
      t('help.perhaps'),
    ]);
    expect(element('.results .chip').getAttribute('href')).toBe('/faqList/errors-vacuum');
  });

  test('of a filter alone are what it admits', async () => {
    matching.mockReturnValue([{ id: 'brush', title: 'Clean the brush', pages: undefined }]);
    await show([], {}, '/searchFaq?kind=vacuum');
    expect(matching).toHaveBeenCalledWith({ problem: '', device: 'vacuum' });
    expect(texts('.results h2, .results li')).toEqual(['1 answer', 'Clean the brushShort.']);
  });

  test.each([
    ['no result', []],
    ['nothing certain', [near]],
  ])('can be searched for without a filter that leaves %s', async (_, found) => {
    await show(found, {}, '/searchFaq?q=lawn&problem=voice');
    element('[name=everything]').focus();
    element('[name=everything]').click();
    expect(location.search).toBe('?q=lawn');
    expect(document.activeElement).toBe(results());
    expect(element('.results [name=everything]')).toBeNull();
  });

  test('of one list stay the same elements while its length changes, and keep the focus', async () => {
    await show([right]);
    const row = element('.results li');
    element('.results a').focus();
    const { activeElement } = document;
    find.mockReturnValue({ results: [{ ...right, id: 'other' }, right] });
    type('lawns');
    expect([...document.querySelectorAll('.results li')].indexOf(row)).toBe(1);
    expect(document.activeElement).toBe(activeElement);
    find.mockReturnValue({ results: [near] });
    type('lawn');
    expect(document.activeElement).toBe(results());
  });
});

describe('the status', () => {
  const announced = () => texts('[role=status]')[0];

  test('says an unknown number, a corrected query and the outcome once, after a pause', async () => {
    await show([right], { unknownNumber: '14', instead: '充電' });
    expect(announced()).toBe('');
    await vi.advanceTimersByTimeAsync(500);
    expect(announced()).toBe(`${t('help.noNumber', { number: '14' })}. ${t('help.instead', { query: '充電' })}. 1 answer`);
    // What takes the focus with Enter would say it again.
    expect(results().getAttribute('aria-label')).toBe(t('help.search'));
    type('');
    expect(results().hasAttribute('aria-label')).toBe(false);
  });

  test('says the same outcome again for another query or filter', async () => {
    await show([right]);
    await vi.advanceTimersByTimeAsync(500);
    for (const change of [() => type('brush'), () => choose('kind', 'vacuum')]) {
      change();
      expect(announced()).toBe('');
      await vi.advanceTimersByTimeAsync(500);
      expect(announced()).toBe('1 answer');
    }
  });
});

describe('the index', () => {
  test('has a skeleton in its place while something is searched for', async () => {
    loadAnswers.mockReturnValue(new Promise(() => undefined));
    await open('/searchFaq?q=robot');
    expect(element('.results .skeleton')).not.toBeNull();
    type('');
    expect(element('.results .skeleton')).toBeNull();
  });

  test('that fails to load is announced, leaves the common answers, and can be tried again', async () => {
    loadAnswers.mockRejectedValueOnce(new ApiError('network'));
    await open('/searchFaq?q=robot');
    expect(texts('.results h2')).toEqual([t('help.searchFailed')]);
    expect(results().hasAttribute('data-empty')).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(texts('[role=status]')).toEqual([t('help.searchFailed')]);
    element('[name=retry]').focus();
    element('[name=retry]').click();
    expect(document.activeElement).toBe(results());
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['About robot']);
    expect(results().hasAttribute('data-empty')).toBe(false);
  });
});

describe('the texts', () => {
  test.each([
    ['', 0],
    ['b', 0],
    ['?', 0],
    ['水', 1],
    ['lawn', 1],
  ])('for the query “%s” are loaded %i times', async (q, times) => {
    await show([], {}, `/searchFaq?q=${encodeURIComponent(q)}`);
    expect(loadTexts).toHaveBeenCalledTimes(times);
    expect(texts('.results h2')).toHaveLength(times);
  });

  test('let more be found, and only then it is told that nothing is', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    loadTexts.mockReturnValueOnce(promise);
    await show([]);
    expect(texts('.results h2')).toEqual([]);
    resolve({ ...answers, find: () => ({ results: [right] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['Right']);
  });

  test('appear only once nothing is pressed, since rows grow with them', async () => {
    press.held = true;
    await show([right]);
    for (const action of press.waiting.splice(0)) action();
    await vi.advanceTimersByTimeAsync(0);
    expect(find).toHaveBeenCalledOnce();
    for (const action of press.waiting.splice(0)) action();
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('have their lines drawn until they are loaded, or cannot be', async () => {
    press.held = true;
    loadTexts.mockRejectedValueOnce(new Error('offline'));
    await show([right]);
    for (const action of press.waiting.splice(0)) action();
    expect(isLoading()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    for (const action of press.waiting.splice(0)) action();
    expect(isLoading()).toBe(false);
  });
});
