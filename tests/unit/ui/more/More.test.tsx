import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { More } from '../../../../src/ui/more/More.tsx';
import { renderInScreen } from '../in-screen.tsx';

/** The end of the list comes into view. */
let reach: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => callback([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let respond: () => void;
let loads = 0;

/** A list of two pages, the second of which comes when the test says so; like that of the app, it loads one at a time. */
function List({ isLast = false }: { isLast?: boolean }) {
  const [items, setItems] = useState(['one', 'two']);
  const more = async () => {
    if (loads++ > 0) return;
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    setItems(['one', 'two', 'three', 'four']);
  };
  return (
    <div>
      <ul>
        {items.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {isLast && items.length > 2 ? <p>No more</p> : <More onReached={more} />}
    </div>
  );
}

beforeEach(() => {
  loads = 0;
});

const button = () => screen.getByRole('button');
const arrive = async () => {
  await act(async () => respond());
  await screen.findByText('four');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

test('a press takes the focus to the first new item', async () => {
  renderInScreen(<List />);
  button().focus();
  fireEvent.click(button());
  await arrive();
  expect(document.activeElement).toBe(screen.getByText('three'));
});

test('a press takes the focus to the first new item also where the button goes away with it', async () => {
  renderInScreen(<List isLast />);
  button().focus();
  fireEvent.click(button());
  await arrive();
  expect(document.activeElement).toBe(screen.getByText('three'));
});

test('a press while the page is on its way already takes the focus there as well', async () => {
  renderInScreen(<List />);
  act(() => reach());
  button().focus();
  fireEvent.click(button());
  await new Promise(requestAnimationFrame);
  await arrive();
  expect(document.activeElement).toBe(screen.getByText('three'));
});

test('coming to the button by keyboard loads nothing by itself', () => {
  renderInScreen(<List />);
  button().focus();
  act(() => reach());
  expect(loads).toBe(0);
});

test('scrolling leaves the focus where it is', async () => {
  renderInScreen(<List />);
  screen.getByText('two').focus();
  act(() => reach());
  await arrive();
  expect(document.activeElement).toBe(screen.getByText('two'));
});
