import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Called when an element comes near the viewport or leaves it, with its height. */
type Callback = (isNear: boolean, height: number) => void;

/** Observes an element. @returns stops observing */
export type ViewportObserver = (element: Element, callback: Callback) => () => void;

interface ViewportObserverOptions {
  /** The distance from the viewport that counts as near, in its heights: `100%` is a screen above and one below */
  margin: string;
  /** Counts only elements that are near as a whole, so that all of them together are never higher than the viewport with its margins */
  whole?: boolean;
  /** Reports at most so many elements per frame as near, the nearest first: rendering many at once would block scrolling */
  perFrame?: number;
}

/** How much of an element is the whole of it: browsers round. */
const wholeRatio = 0.99;

/** Observes which elements are near the viewport. */
export function createViewportObserver({ margin, whole, perFrame }: ViewportObserverOptions): ViewportObserver {
  const callbacks = new Map<Element, Callback>();
  /** What came near, by its distance from the viewport then */
  const queue = new Map<Element, number>();
  let observer: IntersectionObserver | undefined;

  const processQueue = () => {
    const nearest = [...queue].sort(([, a], [, b]) => a - b).slice(0, perFrame);
    for (const [element] of nearest) {
      queue.delete(element);
      callbacks.get(element)?.(true, 0);
    }
    if (queue.size > 0) requestAnimationFrame(processQueue);
  };
  const onChange = (entries: readonly IntersectionObserverEntry[]) => {
    const wasIdle = queue.size === 0;
    for (const entry of entries) {
      const { target, boundingClientRect } = entry;
      const isNear = whole ? isWhole(entry) : entry.isIntersecting;
      if (isNear && perFrame) queue.set(target, distanceOf(boundingClientRect));
      else {
        queue.delete(target);
        callbacks.get(target)?.(isNear, boundingClientRect.height);
      }
    }
    if (wasIdle && queue.size > 0) requestAnimationFrame(processQueue);
  };

  return (element, callback) => {
    // Inside an iframe, rootMargin works only with a document as root.
    observer ??= new IntersectionObserver(onChange, {
      root: document,
      rootMargin: `${margin} 0px`,
      threshold: whole ? [0, wholeRatio] : 0,
    });
    callbacks.set(element, callback);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      callbacks.delete(element);
      queue.delete(element);
    };
  };
}

/** Whether an element is there as a whole, or as much of it as there is room for. */
const isWhole = ({ isIntersecting, intersectionRatio, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= wholeRatio || (isIntersecting && boundingClientRect.height > (rootBounds?.height ?? 0));

/** The distance from the viewport, in pixels; negative inside. */
const distanceOf = ({ top, bottom }: DOMRectReadOnly): number => Math.max(top - innerHeight, -bottom);

interface NearViewportOptions {
  observe: ViewportObserver;
  /** Renders the element before it is known whether it is near the viewport */
  start: boolean;
  /** The last known height */
  height?: number | undefined;
  /** Called with the height when the element leaves */
  onLeave?: ((height: number) => void) | undefined;
}

/**
 * Renders an element of a virtualized list only near the viewport; elsewhere it keeps its height. While it has the focus, it stays.
 *
 * @returns the props of the element, and whether to render what is in it
 */
export function useNearViewport({ observe, start, height, onLeave }: NearViewportOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const lastHeight = useRef(height);
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  const isNear = useRef(start);
  const [rendered, setRendered] = useState(start);

  // The content security policy forbids style attributes, but not styles that are set by a script.
  useLayoutEffect(() => {
    const blockSize = rendered || lastHeight.current === undefined ? '' : `${lastHeight.current}px`;
    ref.current?.style.setProperty('block-size', blockSize);
  }, [rendered]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return observe(element, (near, height) => {
      if (isNear.current && !near) {
        lastHeight.current = height;
        latestOnLeave.current?.(height);
      }
      isNear.current = near;
      setRendered(near || element.contains(document.activeElement));
    });
  }, [observe]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // In a window that loses the focus, the element does not.
    const keepsFocus = [relatedTarget, document.activeElement].some((focused) => currentTarget.contains(focused as Node | null));
    if (!isNear.current && !keepsFocus) setRendered(false);
  };
  return { props: { ref, onBlur }, rendered };
}
