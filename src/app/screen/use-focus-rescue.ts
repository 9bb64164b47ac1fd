import { useEffect } from 'react';
import { isLandmark, landmarkIn } from '../../ui/more/lists.ts';

/** Milliseconds for whoever knows better where the focus belongs, such as a dialog that opens or an offer to undo. */
const rescueDelay = 100;

/** What cannot have the focus, nor can anything within it. */
const unfocusable = ':disabled, [inert], [hidden]';

/** What stands apart from what it is about, as the offer to undo does: when it goes away, the focus belongs where it was before. */
const aside = '[data-focus-aside]';

/**
 * Never leaves the focus on nothing (WCAG 2.2, 2.4.3). Where the focused element goes away, or is disabled or hidden, the nearest thing
 * around it that is still there gets the focus, so that keyboard and screen reader continue from there. After an offer to undo, that
 * is what the offer was about, or the heading or list that it is in.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let focused: Element | undefined;
    /** Where the reader is: what was focused last, but for an offer, and all around it */
    let place: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: { target: EventTarget | null }) => {
      focused = target instanceof Element ? target : undefined;
      if (!focused?.closest(aside)) place = ancestors(focused);
    };
    const rescue = () => {
      if (document.activeElement !== document.body || !focused || isFocusable(focused)) return;
      const around = [...place, document.querySelector('main')].find(canTakeFocus);
      const isBack = around !== undefined && focused !== place[0] && around !== place[0] && !isLandmark(around);
      const next = (isBack && landmarkIn(around)) || around;
      if (!next) return;
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rescue, rescueDelay);
    });
    remember({ target: document.activeElement });
    addEventListener('focusin', remember);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'inert', 'hidden'],
    });
    return () => {
      clearTimeout(timer);
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

const isFocusable = (element: Element): boolean => element.isConnected && !element.closest(unfocusable);

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && !element.contains(document.body) && isFocusable(element);

/** An element and those around it, the innermost first. */
function ancestors(element: Element | undefined): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element ?? null; one; one = one.parentElement) found.push(one);
  return found;
}
