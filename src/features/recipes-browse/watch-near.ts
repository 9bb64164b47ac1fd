/** Told whether an element is near the screen, and its height then. @returns whether it wants another turn to be drawn in */
type Told = (near: boolean, height: number) => boolean;

/** Watches an element. @returns ends it */
export type Watch = (element: Element, told: Told) => () => void;

/**
 * Tells when elements come near the screen, and when they are far again.
 *
 * @param margin how far off the screen is near, in pixels
 * @param inTurn one a frame comes near, the nearest first: where much is drawn then, all at once would hold up the finger
 */
export function createWatch(margin: number, inTurn: boolean): Watch {
  const watched = new Map<Element, Told>();
  const waiting = new Set<Element>();
  let observer: IntersectionObserver | undefined;

  const next = () => {
    const [nearest] = [...waiting].sort((a, b) => distanceOf(a) - distanceOf(b));
    if (!nearest) return;
    if (!watched.get(nearest)?.(true, 0)) waiting.delete(nearest);
    if (waiting.size > 0) requestAnimationFrame(next);
  };
  const take = (entries: readonly IntersectionObserverEntry[]) => {
    const idle = waiting.size === 0;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting && inTurn) waiting.add(target);
      else {
        waiting.delete(target);
        watched.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    }
    if (idle && waiting.size > 0) requestAnimationFrame(next);
  };

  return (element, told) => {
    // In a frame, only a document as the root has a margin.
    observer ??= new IntersectionObserver(take, { root: document, rootMargin: `${margin}px 0px` });
    watched.set(element, told);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      watched.delete(element);
      waiting.delete(element);
    };
  };
}

function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom);
}
