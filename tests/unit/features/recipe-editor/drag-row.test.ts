// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dragRow, dropIndex } from '../../../../src/features/recipe-editor/drag-row.ts';

/** Three rows, the middle one twice as high, with gaps of 10 pixels. */
const rows = [
  { top: 0, height: 40 },
  { top: 50, height: 80 },
  { top: 140, height: 40 },
];

describe('a dragged row', () => {
  test.each([
    [0, 0, 0],
    [0, 40, 0],
    [0, 51, 1],
    [0, 121, 2],
    [0, 900, 2],
    [0, -50, 0],
    [2, -45, 2],
    [2, -51, 1],
    [2, -121, 0],
    [2, -900, 0],
    [1, -31, 0],
    [1, 31, 2],
  ])('number %i, moved by %i pixels, takes the place of number %i', (from, distance, to) => {
    expect(dropIndex(rows, from, distance)).toBe(to);
  });
});

describe('dragging', () => {
  function list(): HTMLElement {
    document.body.innerHTML = '<ol><li><button></button></li><li></li><li></li></ol>';
    for (const [index, row] of document.querySelectorAll('li').entries())
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(rows[index] as DOMRect);
    const handle = document.querySelector('button');
    if (!handle) throw new Error('There is no handle');
    return handle;
  }
  const finger = { pointerId: 7, clientY: 20 };
  const pointer = (type: string, clientY: number, pointerId = finger.pointerId) =>
    dispatchEvent(Object.assign(new Event(type), { clientY, pointerId }));
  const item = () => document.querySelector('li');

  afterEach(() => vi.restoreAllMocks());

  test('drops the row where the pointer is let go, and says so once', () => {
    const onDrop = vi.fn();
    dragRow(list(), finger, onDrop);
    expect(item()?.className).toBe('row-dragged');
    pointer('pointermove', 150);
    pointer('pointerup', 150);
    pointer('lostpointercapture', 150);
    expect(onDrop.mock.calls).toEqual([[2]]);
    expect([item()?.className, item()?.style.transform]).toEqual(['', '']);
  });

  test('follows no other finger, and none that was there first', () => {
    const onDrop = vi.fn();
    dragRow(list(), finger, onDrop);
    pointer('pointermove', 150);
    for (const other of [1, 8]) for (const type of ['pointermove', 'pointerup', 'lostpointercapture']) pointer(type, 20, other);
    expect(onDrop).not.toHaveBeenCalled();
    pointer('pointerup', 150);
    expect(onDrop.mock.calls).toEqual([[2]]);
  });

  test('leaves the row where it was when it is called off', () => {
    const onDrop = vi.fn();
    dragRow(list(), finger, onDrop);
    pointer('pointermove', 150);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    pointer('pointerup', 150);
    dragRow(list(), finger, onDrop);
    pointer('pointermove', 150);
    pointer('lostpointercapture', 150);
    expect(onDrop.mock.calls).toEqual([[0], [0]]);
  });
});
