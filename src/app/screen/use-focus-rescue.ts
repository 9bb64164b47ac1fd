import { useEffect } from 'react';

/** Milliseconds for whoever knows better where the focus belongs, such as a dialog that opens or an offer to undo. */
const rescueDelay = 100;

/** What cannot have the focus, nor can anything within it. */
const unfocusable = ':disabled, [inert], [hidden]';

/**
 * Never leaves the focus on nothing (WCAG 2.2, 2.4.3). Where the focused element goes away, or is disabled or hidden, the nearest thing
 * around it that is still there gets the focus, so that keyboard and screen reader continue from there.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let last: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: { target: EventTarget | null }) => {
      last = target instanceof Element ? ancestors(target) : [];
    };
    const rescue = () => {
      const [element] = last;
      if (document.activeElement !== document.body || !element || isFocusable(element)) return;
      const next = last.find((one): one is HTMLElement => one instanceof HTMLElement && isFocusable(one));
      if (!next || next === document.body) return;
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

/** An element and those around it, the innermost first. */
function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one);
  return found;
}
