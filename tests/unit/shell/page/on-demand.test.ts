// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenSeen } from '../../../../src/shell/page/on-demand.ts';

let scrollTo: (isIntersecting: boolean) => void = () => undefined;

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    scrollTo = (isIntersecting) => tell([{ isIntersecting }]);
  }
  readonly observe = () => undefined;
}

vi.stubGlobal('IntersectionObserver', Observer);
const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);
afterEach(() => void process.off('unhandledRejection', unhandled));

const nowhere = '/nowhere.js';

test('a script that cannot be had is no error', async () => {
  document.body.innerHTML = `<search data-load><template><script src="${nowhere}"></script></template></search>`;
  loadWhenSeen();
  scrollTo(true);
  await expect(import(/* @vite-ignore */ nowhere)).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
