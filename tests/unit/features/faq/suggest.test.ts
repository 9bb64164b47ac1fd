// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const found = (id: string, more = {}) => ({ id, title: `About ${id}`, marks: [[6, 6 + id.length]], ...more });
const find = vi.hoisted(() => vi.fn());
const loadAnswers = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/stores/answers.ts', () => ({ loadAnswers }));

const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
const submitted = vi.fn((event: Event) => event.preventDefault());
const data = { index: '/faq/en.json', texts: '', answer: '/faqDetail', counts: ['none', 'one', 'two', 'three'] };

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const status = () => document.querySelector('[role=status]')?.textContent;

async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await vi.waitFor(() => undefined);
}

function press(key: string): boolean {
  return field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
}

beforeEach(async () => {
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

test('the field is a combobox, which is closed until two letters are typed', async () => {
  expect(field().getAttribute('role')).toBe('combobox');
  await type('s');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(loadAnswers).not.toHaveBeenCalled();
  await type('st');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  expect(options().map(({ innerHTML }) => innerHTML)[0]).toBe('About <mark>start</mark>');
  expect(status()).toBe('three');
  await type('');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(status()).toBe('');
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

test('keys that compose a character are left to the input method', async () => {
  await type('じゅう');
  expect(field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true }))).toBe(
    true,
  );
  expect(chosen()).toBe(-1);
});

test('suggestions for what is no longer typed are dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  loadAnswers.mockReturnValue(promise);
  await type('st');
  field().value = 'sto';
  resolve({ find });
  await vi.waitFor(() => expect(find).toHaveBeenCalled());
  expect(options()).toEqual([]);
});

test('an index that cannot be loaded is asked for again at the next letter', async () => {
  loadAnswers.mockRejectedValueOnce(new Error('offline'));
  await type('st');
  expect(options()).toEqual([]);
  await type('sta');
  await vi.waitFor(() => expect(options()).toHaveLength(3));
});
