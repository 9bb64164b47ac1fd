import { followBack } from './page/back-arrow.ts';
import { keepInside } from './page/external-links.ts';
import { switchLanguage } from './page/language-switcher.ts';
import { onDemand } from './page/on-demand.ts';

/**
 * What every page does besides being read: its back arrow, its language switcher, links to other sites.
 * It listens from the document's start; everything that a reader rarely uses is loaded when it is used.
 */
export function page(): void {
  addEventListener(
    'click',
    (event) => {
      followBack(event);
      switchLanguage(event);
      keepInside(event);
    },
    true,
  );
  addEventListener('auxclick', keepInside, true);
  if (document.documentElement.dataset.shell === 'ask') void onDemand('meetApp');
  addEventListener('pageshow', (event) => {
    if (event.persisted && !location.hash) scrollTo(0, 0);
  });
}
