// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../../../src/shell/page/language-switcher.ts';
import { openAt } from './open-at.ts';

/** Chooses a language on a page, and gives the address that is opened. */
function choose(link: string): string | null {
  document.body.innerHTML = `${link}<p>text</p>`;
  const anchor = document.querySelector('a') as HTMLAnchorElement;
  const event = new MouseEvent('click');
  Object.defineProperty(event, 'target', { value: anchor });
  switchLanguage(event);
  return anchor.getAttribute('href');
}

beforeEach(() => {
  openAt('https://help.example/fr/feedbackDetails/42?back=exit#answer');
  localStorage.clear();
});

test('the choice is kept in storage and in a cookie', () => {
  choose('<a href="/zh-hk/home" data-lang="zhf">繁體中文</a>');
  expect(localStorage.getItem('lang')).toBe('zhf');
  expect(document.cookie).toContain('lang=zhf');
});

test('parameters come along', () => {
  expect(choose('<a href="/de/home" data-lang="de">Deutsch</a>')).toBe('/de/home?back=exit#answer');
});

test('an id that only the address knows comes along', () => {
  expect(choose('<a href="/de/feedbackDetails" data-lang="de" data-id="id">Deutsch</a>')).toBe(
    '/de/feedbackDetails/42?back=exit#answer',
  );
});

test('other links stay as they are', () => {
  expect(choose('<a href="/de/home">Start</a>')).toBe('/de/home');
  expect(localStorage.getItem('lang')).toBeNull();
});

test('storage that throws keeps nobody from reading on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(choose('<a href="/de/home" data-lang="de">Deutsch</a>')).toBe('/de/home?back=exit#answer');
  vi.restoreAllMocks();
});
