// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UndoBar } from '../../../../src/app/undo-bar/UndoBar.tsx';
import { $undo, offerUndo } from '../../../../src/stores/undo.ts';
import { renderInScreen } from '../../ui/in-screen.tsx';

beforeEach(() => {
  $undo.set(undefined);
  renderInScreen(
    <>
      <button type="button">Next record</button>
      <UndoBar />
    </>,
  );
});

afterEach(cleanup);

const offer = () => {
  const undo = vi.fn();
  act(() => void offerUndo({ text: 'Record deleted', undo }));
  return undo;
};

test('takes back what was done, once', () => {
  const undo = offer();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Record deleted')).toBeNull();
});

test('goes away without taking anything back', () => {
  const undo = offer();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(undo).not.toHaveBeenCalled();
  expect(screen.queryByText('Record deleted')).toBeNull();
});

test('takes a focus that was lost with what was removed, and no other', () => {
  screen.getByText('Next record').focus();
  offer();
  expect(document.activeElement).toBe(screen.getByText('Next record'));
  act(() => $undo.set(undefined));
  screen.getByText('Next record').blur();
  offer();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
});

describe('the time that it stands', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const isThere = () => screen.queryByText('Record deleted') !== null;

  test('is eight seconds', async () => {
    screen.getByText('Next record').focus();
    offer();
    await wait(7900);
    expect(isThere()).toBe(true);
    await wait(200);
    expect(isThere()).toBe(false);
  });

  test('does not run while a pointer or the keyboard is at it', async () => {
    screen.getByText('Next record').focus();
    offer();
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.pointerEnter(undo.parentElement as HTMLElement);
    await wait(20_000);
    expect(isThere()).toBe(true);
    fireEvent.pointerLeave(undo.parentElement as HTMLElement);
    vi.spyOn(undo, 'matches').mockReturnValue(true);
    act(() => undo.focus());
    await wait(20_000);
    expect(isThere()).toBe(true);
    act(() => undo.blur());
    await wait(8100);
    expect(isThere()).toBe(false);
  });
});

describe('what stands at the lower edge of the screen', () => {
  const bar = (top: number, height: number) => {
    const element = document.createElement('div');
    element.dataset.bottomBar = '';
    element.getBoundingClientRect = () => ({ top, height }) as DOMRect;
    document.body.append(element);
    return element;
  };
  const above = () => (document.querySelector('.undo-host') as HTMLElement).style.getPropertyValue('--undo-above');
  const bars: HTMLElement[] = [];
  afterEach(() => {
    for (const element of bars.splice(0)) element.remove();
  });

  test('is not covered, however high it is, also when it changes', () => {
    const tall = bar(innerHeight - 187, 187);
    bars.push(tall, bar(innerHeight - 52, 52));
    offer();
    expect(above()).toBe('187px');
    tall.getBoundingClientRect = () => ({ top: innerHeight - 141, height: 141 }) as DOMRect;
    dispatchEvent(new Event('resize'));
    expect(above()).toBe('141px');
    tall.getBoundingClientRect = () => ({ top: innerHeight + 300, height: 141 }) as DOMRect;
    dispatchEvent(new Event('scroll'));
    expect(above()).toBe('52px');
  });

  test('does not matter while it is hidden, and cannot push the offer off the screen', () => {
    const element = bar(0, 0);
    bars.push(element);
    offer();
    expect(above()).toBe('0px');
    element.getBoundingClientRect = () => ({ top: -200, height: innerHeight + 200 }) as DOMRect;
    dispatchEvent(new Event('resize'));
    expect(Number.parseFloat(above())).toBeLessThan(innerHeight * 0.8);
  });
});

test('an offer that was withdrawn is gone, and takes no later one along', () => {
  const undo = vi.fn();
  let withdraw: (() => void) | undefined;
  act(() => {
    withdraw = offerUndo({ text: 'Photo removed', undo });
  });
  act(() => withdraw?.());
  expect(screen.queryByText('Photo removed')).toBeNull();
  offer();
  act(() => withdraw?.());
  expect(screen.getByText('Record deleted')).toBeTruthy();
});
