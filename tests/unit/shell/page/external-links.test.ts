// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { stayInApp } from '../../../../src/shell/page.ts';
import { openAt } from './open-at.ts';

const onDemand = vi.fn<(name: string, url: string) => Promise<boolean>>();
vi.mock('../../../../src/shell/page/on-demand.ts', () => ({ onDemand: (name: string, url: string) => onDemand(name, url) }));

/** Whether a click on a link is left to the browser. */
function leftAlone(href: string): boolean {
  document.body.innerHTML = '<a><b>link</b></a>';
  document.querySelector('a')?.setAttribute('href', href);
  const event = new MouseEvent('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: document.querySelector('b') });
  stayInApp(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  openAt('https://help.example/de/home');
  onDemand.mockReset();
});

test.each([
  '/de/feedback',
  '#main',
  'feedbackList?x=1',
  'https://help.example/fr/home',
  'mailto:a@b.example',
  'tel:+49123',
  'companion://open',
])('a link to %s is left alone', (href) => {
  expect(leftAlone(href)).toBe(true);
  expect(onDemand).not.toHaveBeenCalled();
});

test.each([
  ['https://other.example/x', 'https://other.example/x'],
  ['http://help.example/de/home', 'http://help.example/de/home'],
  ['//other.example', 'https://other.example/'],
  ['https://help.example@evil.example/', 'https://help.example@evil.example/'],
  ['HTTPS://OTHER.EXAMPLE', 'https://other.example/'],
])('a link to %s is never followed by itself', (href, url) => {
  expect(leftAlone(href)).toBe(false);
  expect(onDemand).toHaveBeenCalledWith('leaveFor', url);
});
