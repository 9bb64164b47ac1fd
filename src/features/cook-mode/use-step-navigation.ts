import { useEffect, useRef } from 'react';

/** 1 where text runs from left to right, otherwise -1. */
const textDirection = () => (document.dir === 'rtl' ? -1 : 1);

/** Goes to the next or previous step by arrow keys, and by swipes over the returned element. */
export function useStepNavigation(go: (by: 1 | -1) => void) {
  const latest = useRef(go);
  latest.current = go;
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!by || hasModifier || event.defaultPrevented || usesArrowKeys(event.target)) return;
      event.preventDefault();
      latest.current(by === textDirection() ? 1 : -1);
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
      const by = from && to && swipeDirection(textDirection() * (to.clientX - from.clientX), to.clientY - from.clientY);
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

const usesArrowKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [popover]') !== null;

/** The horizontal distance of a swipe, in pixels. */
const minSwipe = 64;

/** The direction of a swipe: 1 to the left. Undefined if it is too short, or rather vertical. */
export const swipeDirection = (x: number, y: number): 1 | -1 | undefined =>
  Math.abs(x) < minSwipe || Math.abs(y) > Math.abs(x) / 2 ? undefined : x < 0 ? 1 : -1;
