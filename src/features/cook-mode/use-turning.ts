import { useEffect, useRef } from 'react';

/** 1 where text runs from left to right, and pages are turned that way. */
const way = () => (document.dir === 'rtl' ? -1 : 1);

/** Turns the pages of a recipe by the arrow keys, but where they move something else, and by a swipe over `area`. */
export function useTurning(turn: (by: 1 | -1) => void) {
  const latest = useRef(turn);
  latest.current = turn;
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      const busy = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
      if (!by || busy || (event.target as Element).closest('input, select, textarea, dialog, [popover]')) return;
      event.preventDefault();
      latest.current(by === way() ? 1 : -1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    const element = area.current;
    let from: Touch | undefined;
    const onStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined;
    };
    const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
      const by = from && to && swiped(way() * (to.clientX - from.clientX), to.clientY - from.clientY);
      from = undefined;
      if (by) latest.current(by);
    };
    element?.addEventListener('touchstart', onStart, { passive: true });
    element?.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', onStart);
      element?.removeEventListener('touchend', onEnd);
    };
  }, []);

  return area;
}

/** Pixels that a finger must go to the side for a swipe. */
const far = 64;

/** Where a finger's way leads: on to the left, as pages are turned; nowhere when it is short, or rather up or down. */
export const swiped = (x: number, y: number): 1 | -1 | undefined =>
  Math.abs(x) < far || Math.abs(y) > Math.abs(x) / 2 ? undefined : x < 0 ? 1 : -1;
