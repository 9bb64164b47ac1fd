import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Called when an element comes near the viewport or leaves it, with its height. @returns whether to call again in the next frame */
type Callback = (isNear: boolean, height: number) => boolean;

/** Observes an element. @returns stops observing */
export type ViewportObserver = (element: Element, callback: Callback) => () => void;

/**
 * Observes which elements are near the viewport.
 *
 * @param margin the distance that counts as near, in pixels
 * @param oneByOne reports at most one element per frame as near, the nearest first: rendering many at once would block scrolling
 */
export function createViewportObserver(margin: number, oneByOne: boolean): ViewportObserver {
  const callbacks = new Map<Element, Callback>();
  const queue = new Set<Element>();
  let observer: IntersectionObserver | undefined;

  const processQueue = () => {
    const [nearest] = [...queue].sort((a, b) => distanceOf(a) - distanceOf(b));
    if (!nearest) return;
    if (!callbacks.get(nearest)?.(true, 0)) queue.delete(nearest);
    if (queue.size > 0) requestAnimationFrame(processQueue);
  };
  const onChange = (entries: readonly IntersectionObserverEntry[]) => {
    const wasIdle = queue.size === 0;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting && oneByOne) queue.add(target);
      else {
        queue.delete(target);
        callbacks.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    }
    if (wasIdle && queue.size > 0) requestAnimationFrame(processQueue);
  };

  return (element, callback) => {
    // Inside an iframe, rootMargin works only with a document as root.
    observer ??= new IntersectionObserver(onChange, { root: document, rootMargin: `${margin}px 0px` });
    callbacks.set(element, callback);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      callbacks.delete(element);
      queue.delete(element);
    };
  };
}

/** The distance of an element from the viewport, in pixels; negative inside. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom);
}

interface NearViewportOptions {
  observe: ViewportObserver;
  /** In how many frames the element is rendered */
  steps: number;
  /** Renders the first step before it is known whether the element is near the viewport */
  start: boolean;
  /** The last known height */
  height?: number | undefined;
  /** Called with the height when the element leaves */
  onLeave?: ((height: number) => void) | undefined;
}

/**
 * Renders an element of a virtualized list only near the viewport; elsewhere it keeps its height.
 *
 * @returns the element's ref, and how many of its steps to render
 */
export function useNearViewport({ observe, steps, start, height, onLeave }: NearViewportOptions) {
  const root = useRef<HTMLDivElement>(null);
  const lastHeight = useRef(height);
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  const [rendered, setRendered] = useState(start ? 1 : 0);
  const now = useRef(rendered);

  // The content security policy forbids style attributes, but not styles that are set by a script.
  useLayoutEffect(() => {
    const blockSize = rendered === steps || lastHeight.current === undefined ? '' : `${lastHeight.current}px`;
    root.current?.style.setProperty('block-size', blockSize);
  }, [rendered, steps]);

  useEffect(
    () =>
      root.current
        ? observe(root.current, (isNear, height) => {
            now.current = isNear ? Math.min(now.current + 1, steps) : 0;
            if (!isNear) {
              lastHeight.current = height;
              latestOnLeave.current?.(height);
            }
            setRendered(now.current);
            return now.current < steps;
          })
        : undefined,
    [observe, steps],
  );
  return { root, rendered };
}
