import { afterEach, expect, test, vi } from 'vitest';
import { whenReleased } from '../../../../src/shell/page/when-released.ts';

const page = { pressed: false, frames: [] as (() => void)[] };
vi.stubGlobal('document', { querySelector: (selector: string) => (selector === ':active' && page.pressed ? {} : null) });
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => page.frames.push(frame));
vi.stubGlobal('cancelAnimationFrame', (number: number) => {
  if (number) page.frames[number - 1] = () => undefined;
});
const paint = () => {
  for (const frame of page.frames.splice(0)) frame();
};

afterEach(() => void Object.assign(page, { pressed: false, frames: [] }));

test('an action runs in the next frame where nothing is pressed, once', () => {
  const action = vi.fn();
  whenReleased(action);
  paint();
  paint();
  expect(action).toHaveBeenCalledOnce();
});

test('it waits for a press that begins before the frame', () => {
  const action = vi.fn();
  whenReleased(action);
  page.pressed = true;
  paint();
  expect(action).not.toHaveBeenCalled();
});

test('it waits while something is pressed', () => {
  const action = vi.fn();
  page.pressed = true;
  whenReleased(action);
  paint();
  expect(action).not.toHaveBeenCalled();
  page.pressed = false;
  paint();
  expect(action).toHaveBeenCalledOnce();
});

test('it is canceled', () => {
  const action = vi.fn();
  page.pressed = true;
  whenReleased(action)();
  page.pressed = false;
  paint();
  expect(action).not.toHaveBeenCalled();
});
