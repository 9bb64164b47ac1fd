// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../../../src/shell/page/actions.ts';
import { switchLanguage } from '../../../../src/shell/page.ts';
import { openAt } from './open-at.ts';

const onDemand = vi.fn<(name: string, link: HTMLAnchorElement) => Promise<boolean>>();
vi.mock('../../../../src/shell/page/on-demand.ts', () => ({
  onDemand: (name: string, link: HTMLAnchorElement) => onDemand(name, link),
}));

const assign = vi.fn();

/** Chooses a link on a page; whether the browser was left to follow it. */
async function choose(link: string): Promise<boolean> {
  document.body.innerHTML = `${link}<p>text</p>`;
  const event = new MouseEvent('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: document.querySelector('a') });
  await switchLanguage(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  openAt('https://help.example/fr/feedbackDetails/42?back=exit#answer');
  localStorage.clear();
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  onDemand.mockReset().mockImplementation(async (_, link) => {
    chooseLanguage(link);
    return true;
  });
});

afterEach(() => void vi.restoreAllMocks());

test('the choice is kept in storage and in a cookie', async () => {
  await choose('<a href="/zh-hk/home" lang="x" hreflang="x">繁體中文</a>');
  expect(localStorage.getItem('lang')).toBe('zhf');
  expect(document.cookie).toContain('lang=zhf');
});

test('parameters come along', async () => {
  await choose('<a href="/de/home" lang="x" hreflang="x">Deutsch</a>');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de/home?back=exit#answer');
});

test('an id that only the address knows comes along', async () => {
  await choose('<a href="/de/feedbackDetails" lang="x" hreflang="x" data-id="id">Deutsch</a>');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de/feedbackDetails/42?back=exit#answer');
});

test('a form with something entered is asked before', async () => {
  const hold = (event: Event) => event.preventDefault();
  addEventListener('companion:leave', hold);
  await choose('<a href="/de/home" lang="x" hreflang="x">Deutsch</a>');
  expect(assign).not.toHaveBeenCalled();
  removeEventListener('companion:leave', hold);
});

test('what cannot be loaded leaves a link that is a link', async () => {
  onDemand.mockResolvedValue(false);
  await choose('<a href="/de/home" lang="x" hreflang="x">Deutsch</a>');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://help.example/de/home');
});

test.each(['<a href="/de/home">Start</a>', '<a href="/en/home" hreflang="en">English is newer</a>'])(
  'another link is left to the browser: %s',
  async (link) => {
    expect(await choose(link)).toBe(true);
    expect(localStorage.getItem('lang')).toBeNull();
  },
);

test('storage that throws keeps nobody from reading on', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await choose('<a href="/de/home" lang="x" hreflang="x">Deutsch</a>');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de/home?back=exit#answer');
});
