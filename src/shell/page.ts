import { followBack } from './page/back-arrow.ts';
import { keepInside } from './page/external-links.ts';
import { switchLanguage } from './page/language-switcher.ts';
import { loadWhenSeen } from './page/on-demand.ts';

/**
 * What every page's header does: its back arrow and its language switcher. It listens from the document's start; everything
 * that a reader rarely uses is loaded when it is used.
 */
export function header(): void {
  addEventListener(
    'click',
    (event) => {
      followBack(event);
      void switchLanguage(event);
    },
    true,
  );
}

/** What every page does besides being read; the 404 page has no links to other sites and nothing to scroll. */
export function page(): void {
  header();
  addEventListener('click', keepInside, true);
  addEventListener('auxclick', keepInside, true);
  addEventListener('pageshow', (event) => {
    if (event.persisted && !location.hash) scrollTo(0, 0);
    loadWhenSeen();
    // After all that is there to read. Without a worker everything is as it is with one and a network.
    if (__SERVICE_WORKER__) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  });
}
