import { expect, test, vi } from 'vitest';
import { makePanel } from '../../../../src/mdx/map-trainer/panel.ts';

test('undo and the example map are offered once something has been done', () => {
  const { element, say } = makePanel(
    (key) => key,
    () => undefined,
  );
  const offered = () =>
    [...element.querySelectorAll('button')].filter((one) => !one.closest('[hidden]')).map((one) => one.textContent);
  say('try it', 'hint');
  say('not so', 'refused');
  expect(offered()).not.toContain('undo');
  say('done', 'done');
  expect(offered()).toEqual(expect.arrayContaining(['undo', 'startOver']));
  say('try it', 'hint');
  expect(offered()).toContain('undo');
});

test('Enter on an end confirms, and presses nothing else', () => {
  const act = vi.fn();
  const { ends } = makePanel((key) => key, act);
  const press = (key: string) => ends[0].dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  expect(press('ArrowRight')).toBe(true);
  expect(act).not.toHaveBeenCalled();
  expect(press('Enter')).toBe(false);
  expect(act).toHaveBeenCalledExactlyOnceWith('confirm');
});
