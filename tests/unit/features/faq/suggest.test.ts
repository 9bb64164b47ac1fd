// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const found = (id: string, more = {}) => ({ id, title: `About ${id}`, marks: [[6, 6 + id.length]], ...more });
const find = vi.hoisted(() => vi.fn());
const loadAnswers = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/stores/answers.ts', () => ({ loadAnswers }));

const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
const submitted = vi.fn((event: Event) => event.preventDefault());
const data = { index: '/faq/en.json', texts: '', answerHref: '/faqDetail', announcements: ['', 'one', 'two', 'three'] };

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const status = () => document.querySelector('[role=status]')?.textContent;

async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(0);
}

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  loadAnswers.mockResolvedValue({ find });
  const pages = [
    ['/maps1', '1'],
    ['/maps2', '2'],
  ];
  find.mockReturnValue({ results: [found('start'), found('charge'), found('maps', { pages })] });
  document.body.innerHTML = `<search data-suggest='${JSON.stringify(data)}'>
    <form><label for="q">Search</label><input id="q" type="search"><button></button></form>
    <div id="suggestions" role="listbox" hidden></div><p role="status"></p></search>`;
  document.querySelector('form')?.addEventListener('submit', submitted);
  field().focus();
  await import('../../../../src/features/faq/components/suggest.ts');
});

afterEach(() => void vi.useRealTimers());

test('the field is a combobox, which is closed until there is something to search for', async () => {
  expect(field().getAttribute('role')).toBe('combobox');
  await type('s');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(find).not.toHaveBeenCalled();
  await type('st');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  expect(options().map(({ innerHTML }) => innerHTML)[0]).toBe('About <mark>start</mark>');
  await type('');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test.each(['水', '물', 'じ', '5'])('one character can be a word: “%s”', async (query) => {
  await type(query);
  expect(options()).toHaveLength(3);
});

test('the index is loaded as soon as the field has the focus', async () => {
  expect(loadAnswers).toHaveBeenCalledTimes(1);
  field().blur();
  field().focus();
  expect(loadAnswers).toHaveBeenCalledTimes(2);
});

test('the number of suggestions is announced after a pause in typing', async () => {
  await type('st');
  await vi.advanceTimersByTimeAsync(400);
  await type('sta');
  await vi.advanceTimersByTimeAsync(400);
  expect(status()).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(status()).toBe('three');
});

test.each([
  ['nothing is found', async () => find.mockReturnValue({ results: [] }) && type('zz')],
  ['the field loses the focus', async () => field().blur()],
  ['Escape closes them', async () => press('Escape')],
])('nothing is announced any more where %s', async (_, close) => {
  await type('st');
  await vi.advanceTimersByTimeAsync(1000);
  expect(status()).toBe('three');
  await close();
  expect(status()).toBe('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(status()).toBe('');
});

test('what is near is suggested only if its title shows a match', async () => {
  find.mockReturnValue({
    results: [found('sure', { marks: [], certain: true }), found('hidden', { marks: [] }), found('charge')],
  });
  await type('cha');
  expect(options().map(({ textContent }) => textContent)).toEqual(['About sure', 'About charge']);
});

test('there are no more suggestions than can be announced', async () => {
  find.mockReturnValue({ results: ['a', 'b', 'c', 'd'].map((id) => found(id)) });
  await type('st');
  expect(options()).toHaveLength(3);
});

test('arrows choose a suggestion or the field, and Enter opens what is chosen', async () => {
  await type('st');
  press('ArrowDown');
  expect(chosen()).toBe(0);
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  press('ArrowUp');
  expect(chosen()).toBe(-1);
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  expect(chosen()).toBe(2);
  press('ArrowUp');
  expect(press('Enter')).toBe(false);
  expect(go).toHaveBeenCalledWith('/faqDetail/charge');
});

test('Enter without a chosen suggestion is left to the form', async () => {
  await type('st');
  expect(press('Enter')).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

test('a guide for each model leads to the results, where one chooses the model', async () => {
  await type('st');
  options()[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(submitted).toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});

test('Escape closes the suggestions and keeps what was typed', async () => {
  await type('st');
  expect(press('Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field().value).toBe('st');
  expect(press('Escape')).toBe(true);
});

test('the arrow down opens closed suggestions again', async () => {
  await type('st');
  press('Escape');
  press('ArrowUp');
  await vi.advanceTimersByTimeAsync(0);
  expect(options()).toEqual([]);
  press('ArrowDown');
  await vi.advanceTimersByTimeAsync(0);
  expect(options()).toHaveLength(3);
});

test.each([
  ['that compose a character', { isComposing: true }],
  ['that end a composition in Safari', { keyCode: 229 }],
  ['with Shift, which select text', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
])('keys %s are left to the browser', async (_, more) => {
  await type('じゅう');
  expect(press('ArrowDown', more)).toBe(true);
  expect(press('Escape', more)).toBe(true);
  expect(chosen()).toBe(-1);
  expect(options()).toHaveLength(3);
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the caret, and Enter searches then', async (key) => {
  await type('st');
  press('ArrowDown');
  expect(press(key)).toBe(true);
  expect(chosen()).toBe(-1);
  expect(press('Enter')).toBe(true);
});

test.each([
  ['an answer', {}, '/faqDetail/charge'],
  ['a guide of one page', { pages: [['/scene', undefined]] }, '/scene'],
])('a click on %s opens it, and closes the list for when the reader comes back', async (_, more, address) => {
  find.mockReturnValue({ results: [found('charge', more)] });
  await type('st');
  const { children } = options()[0] as Element;
  children[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(go).toHaveBeenCalledWith(address);
  expect(options()).toEqual([]);
});

test('a press on a suggestion does not take the focus from the field, which would close the list', async () => {
  await type('st');
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  options()[0]?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

test('what is no longer typed is not searched for', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  loadAnswers.mockReturnValue(promise);
  await type('st');
  await type('sta');
  field().value = 'star';
  resolve({ find });
  await vi.advanceTimersByTimeAsync(0);
  expect(find).not.toHaveBeenCalled();
  expect(options()).toEqual([]);
});

test('an index that cannot be loaded is asked for again at the next letter', async () => {
  loadAnswers.mockRejectedValueOnce(new Error('offline'));
  await type('st');
  expect(options()).toEqual([]);
  await type('sta');
  expect(options()).toHaveLength(3);
});
