import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const tools = `
  <template data-copied="Copied" data-not-copied="Select it.">
    <button class="copy" type="button" aria-label="Copy: %"></button>
  </template>`;

/** Loads the script of a guide with these contents, as the page does. */
async function open(contents: string, { assistant = '', hash = '' } = {}): Promise<void> {
  vi.resetModules();
  location.hash = hash;
  document.body.innerHTML = `<article class="guide" ${assistant && `data-assistant="${assistant}"`}>${tools}${contents}</article>`;
  await import('../../../../src/layouts/guide-script/guide-script.ts');
}

const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
const button = () => document.querySelector('button');
const status = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('what can be copied', () => {
  const phrase = (words: string) =>
    `<div class="assistant" data-assistant="alexa"><p class="copyable"><q>${words}</q> <small>Example</small></p></div>`;

  test.each([
    ['“Alexa, start the vacuum”', 'Alexa, start the vacuum'],
    ['„Alexa, starte“', 'Alexa, starte'],
    ['« Alexa, démarre »', 'Alexa, démarre'],
    ['「Alexa、掃除して」', 'Alexa、掃除して'],
    ['“Alexa, how full is it?”', 'Alexa, how full is it?'],
  ])('is %s without its quotation marks', async (words, text) => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard(writeText);
    await open(phrase(words));
    expect(button()?.getAttribute('aria-label')).toBe(`Copy: ${text}`);
    button()?.click();
    await vi.waitFor(() => expect(status()).toBe('Copied'));
    expect(writeText).toHaveBeenCalledWith(text);
    expect(button()?.dataset.copied).toBe('');
  });

  test('is an address as it stands', async () => {
    await open('<p>Enter <b class="copyable">help.example/de/addToHomeScreen</b></p>');
    expect(button()?.getAttribute('aria-label')).toBe('Copy: help.example/de/addToHomeScreen');
  });

  test('is selected where copying fails', async () => {
    stubClipboard(() => Promise.reject(new Error('denied')));
    document.execCommand = () => false;
    await open(phrase('“Alexa, stop”'));
    button()?.click();
    await vi.waitFor(() => expect(status()).toBe('Select it.'));
    expect(String(getSelection())).toBe('“Alexa, stop”');
    expect(button()?.dataset.copied).toBeUndefined();
  });

  test('tells which assistant the reader has', async () => {
    stubClipboard(async () => undefined);
    await open(phrase('“Alexa, stop”'));
    expect(localStorage.getItem('assistant')).toBeNull();
    button()?.click();
    await vi.waitFor(() => expect(localStorage.getItem('assistant')).toBe('alexa'));
  });

  test('is nothing in other guides, which get no status', async () => {
    await open('<p>Words</p>');
    expect([button(), status()]).toEqual([null, undefined]);
  });
});

test('reading about an assistant keeps it for the next guide', async () => {
  await open('<p>Words</p>', { assistant: 'google' });
  expect(localStorage.getItem('assistant')).toBe('google');
});

describe('a question', () => {
  const questions = ['water', 'maps'].map((id) => `<details><summary><h2 id="${id}">?</h2></summary><p>!</p></details>`).join('');
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);

  test('opens by its address', async () => {
    await open(questions, { hash: '#maps' });
    expect(isOpen()).toEqual([false, true]);
    location.hash = '#water';
    dispatchEvent(new Event('hashchange'));
    expect(isOpen()).toEqual([true, true]);
  });

  test('opens for paper, and closes again unless the reader opened it', async () => {
    await open(questions, { hash: '#maps' });
    dispatchEvent(new Event('beforeprint'));
    expect(isOpen()).toEqual([true, true]);
    dispatchEvent(new Event('afterprint'));
    expect(isOpen()).toEqual([false, true]);
  });

  test('stays closed for an address that names none', async () => {
    await open(questions, { hash: '#nothing' });
    expect(isOpen()).toEqual([false, false]);
  });
});
