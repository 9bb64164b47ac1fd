// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { scrollToChip } from '../../../../src/features/faq/components/scroll-to-chip.ts';

/** A row that is 300 px wide and scrolled by 400 px, with a chip at a place in it. @returns how far it is scrolled then */
function scrolled(chip: { left: number; width: number }): number {
  const row = document.createElement('div');
  row.scrollLeft = 400;
  row.getBoundingClientRect = () => new DOMRect(0, 0, 300, 44);
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(chip.left, 0, chip.width, 44);
  scrollToChip(row, element);
  return row.scrollLeft;
}

test('a chip out of sight comes to the middle, from either side', () => {
  expect(scrolled({ left: 350, width: 100 })).toBe(400 + 250);
  expect(scrolled({ left: -350, width: 100 })).toBe(400 - 450);
});

test('a chip that is cut off comes to the middle; one in sight stays', () => {
  expect(scrolled({ left: -20, width: 100 })).toBe(400 - 120);
  expect(scrolled({ left: 100, width: 100 })).toBe(400);
});
