import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeCard } from '../../../../src/contract/recipes/read.ts';
import type { CardPage } from '../../../../src/features/recipes-browse/use-cards.ts';
import { scrollRestoration } from '../../../../src/stores/scroll-restoration.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

/** Observers as the browser's, told by the tests what is near. */
class FakeObserver {
  static made: FakeObserver[] = [];
  elements = new Set<Element>();
  notify: (entries: unknown[]) => void;
  constructor(notify: (entries: unknown[]) => void) {
    this.notify = notify;
    FakeObserver.made.push(this);
  }
  observe = (element: Element) => void this.elements.add(element);
  unobserve = (element: Element) => void this.elements.delete(element);
  disconnect = () => this.elements.clear();
}

/** What is to run in the next frame. */
const frames: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});

const { CardList, splitList } = await import('../../../../src/features/recipes-browse/components/CardList.tsx');

const cardHeight = 260;
/** Three screens, which the observer of cards looks at. */
const rootBounds = { height: 2220 };

const runFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
  });

/** Tells how much of elements, from 0 to 1, is within the margins of their observer, and how far below the viewport they begin. */
function notify(elements: readonly (Element | undefined)[], ratio: number, tops: readonly number[] = []): void {
  const [first] = elements;
  const observer = FakeObserver.made.findLast(({ elements }) => first && elements.has(first));
  const seen = { isIntersecting: ratio > 0, intersectionRatio: ratio, rootBounds };
  const boundsAt = (index: number) => new DOMRect(0, innerHeight + (tops[index] ?? 0), 0, cardHeight);
  act(() => observer?.notify(elements.map((target, index) => ({ target, boundingClientRect: boundsAt(index), ...seen }))));
}

function report(element: Element | undefined, ratio: number): void {
  notify([element], ratio);
  runFrame();
}

const slots = () => [...document.querySelectorAll<HTMLElement>('.card-slot')];
const link = (name: string) => screen.queryByRole('link', { name });

const recipes = (length: number) =>
  Array.from({ length }, (_, id) => ({ id: `${id}`, title: `Recipe ${id}` }) as unknown as RecipeCard);
const draw = ({ title }: RecipeCard) => <a href="/recipe">{title}</a>;
const list = (page: CardPage) => (
  <CardList name={`list of ${page.items.length}`} {...{ page, draw }} more={async () => undefined} back={false} end={undefined} />
);
const renderList = (length: number, more: Partial<CardPage> = {}) =>
  renderInScreen(list({ items: recipes(length), next: null, ...more }));

test('a card is rendered while the whole of it is near, and keeps its height and its place elsewhere', () => {
  renderList(40);
  expect(slots()).toHaveLength(40);
  expect(link('Recipe 20')).toBeNull();
  report(slots()[20], 1);
  expect(link('Recipe 20')).not.toBeNull();
  expect(slots()[20]?.getAttribute('aria-posinset')).toBe('21');
  expect(slots()[20]?.getAttribute('aria-setsize')).toBe('40');
  report(slots()[20], 0.5);
  expect(link('Recipe 20')).toBeNull();
  expect(slots()[20]?.style.blockSize).toBe(`${cardHeight}px`);
  expect(slots()[20]?.getAttribute('role')).toBe('presentation');
});

test('a card that is higher than three screens is rendered, too', () => {
  renderList(40);
  const { height } = rootBounds;
  rootBounds.height = 200;
  report(slots()[20], 0.6);
  rootBounds.height = height;
  expect(link('Recipe 20')).not.toBeNull();
});

test('of cards that come near at once, the nearest two are rendered in each frame', () => {
  renderList(40);
  const near = slots().slice(20, 25);
  const tops = [900, 300, 1500, 100, 1200];
  notify(near, 1, tops);
  const rendered = () => near.flatMap((slot, index) => (slot.hasChildNodes() ? tops[index] : []));
  expect(rendered()).toEqual([]);
  runFrame();
  expect(rendered()).toEqual([300, 100]);
  runFrame();
  expect(rendered()).toEqual([900, 300, 100, 1200]);
  runFrame();
  expect(rendered()).toEqual(tops);
});

test('the number of cards is unknown while the server has more, and no empty slot is rendered again for it', () => {
  const items = recipes(40);
  const { rerender } = renderInScreen(list({ items, next: 'page-2' }));
  report(slots()[20], 1);
  expect(slots()[20]?.getAttribute('aria-setsize')).toBe('-1');
  const readId = vi.fn(() => '30');
  Object.defineProperty(items[30], 'id', { get: readId });
  rerender(list({ items, next: null }));
  expect(slots()[20]?.getAttribute('aria-setsize')).toBe('40');
  expect(readId).not.toHaveBeenCalled();
});

test('the card with the focus stays, as does its section, until the focus leaves it', () => {
  renderList(40);
  report(slots()[20], 1);
  link('Recipe 20')?.focus();
  report(slots()[20], 0);
  const section = slots()[20]?.parentElement ?? undefined;
  report(section, 0);
  expect(document.activeElement).toBe(link('Recipe 20'));
  act(() => link('Recipe 20')?.blur());
  expect(link('Recipe 20')).toBeNull();
  expect(section?.children).toHaveLength(0);
});

test('a list is left with all that was said of it', () => {
  const found = { next: 'page-2', total: 137, corrected: 'soup' };
  renderList(30, found).unmount();
  expect(scrollRestoration.get('list of 30')).toMatchObject({ ...found, scroll: 0 });
});

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
