import { expect, test } from 'vitest';
import { splitList } from '../../../../src/features/recipes-browse/components/CardList.tsx';

const cards = Array.from({ length: 14 }, (_, id) => ({ id }));

test('a list is cut into full sections and the rest', () => {
  expect(splitList(cards, 6).map(({ length }) => length)).toEqual([6, 6, 2]);
  expect(splitList(cards, 6).flat()).toEqual(cards);
  expect(splitList([], 6)).toEqual([]);
});

test('only what differs is another section than before', () => {
  const before = splitList(cards, 6);
  const after = splitList([...cards.map((card) => (card.id === 8 ? { id: 8 } : card)), { id: 14 }], 6, before);
  expect(after.map((section, index) => section === before[index])).toEqual([true, false, false]);
});

test('a card that is taken out moves all that come after it', () => {
  const before = splitList(cards, 6);
  const after = splitList(cards.slice(1), 6, before);
  expect(after.some((section) => before.includes(section))).toBe(false);
  expect(after.flat()).toEqual(cards.slice(1));
});
