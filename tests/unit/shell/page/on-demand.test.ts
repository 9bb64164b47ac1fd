// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenSeen } from '../../../../src/shell/page/on-demand.ts';

let scrollTo: (isIntersecting: boolean) => void = () => undefined;

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    scrollTo = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe = vi.fn();
}

vi.stubGlobal('IntersectionObserver', Observer);
const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);
afterEach(() => void process.off('unhandledRejection', unhandled));

test('a script that cannot be had leaves the page as it is, without an error', async () => {
  document.body.innerHTML = '<search data-load><template><script src="/nowhere.js"></script></template></search>';
  const before = document.body.innerHTML;
  loadWhenSeen();
  scrollTo(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(unhandled).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(before);
});
