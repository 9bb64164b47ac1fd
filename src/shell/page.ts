import { leave } from './page/leave.ts';
import { loadWhenSeen, onDemand } from './page/on-demand.ts';
import { wordParam } from './word-param.ts';

/**
 * What the header of every page does: its back arrow and its language switcher, or the app's language where it has told none. What
 * readers rarely use is loaded on demand.
 */
export function header(): void {
  if (document.documentElement.dataset.shell === 'ask') void onDemand('queryApp');
  addEventListener(
    'click',
    (event) => {
      followBack(event);
      void switchLanguage(event);
    },
    true,
  );
}

/** What the script of every page does, except on the 404 page, which has no external links and nothing to scroll. */
export function page(): void {
  header();
  addEventListener('click', stayInApp, true);
  addEventListener('auxclick', stayInApp, true);
  addEventListener('pageshow', (event) => {
    if (event.persisted && !location.hash) scrollTo(0, 0);
    loadWhenSeen();
    // After everything that is needed to read the page, which works without a service worker, too.
    if (__SERVICE_WORKER__) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  });
}

/** The closest matching element around what was clicked. The cast is safe: a click's target is an element. */
const closest = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  (target as Element).closest<Found>(selector);

/** Read before a screen runs: the leave guard of a form adds history entries of its own. */
const cameFromPage = history.length > 1;

/**
 * Back to the previous page, from every `[data-back]`. `back=exit` in the address closes the web view first (docs/spec.md §2). If there
 * is no previous page, the app's web view is closed; a browser opens the address in `data-back`.
 */
export function followBack(event: Event): void {
  const start = closest(event, '[data-back]')?.dataset.back;
  if (start) leave(() => goBack(start));
}

async function goBack(start: string): Promise<void> {
  const inApp = document.documentElement.dataset.shell !== undefined;
  const cameFromSite = !inApp && cameFromPage && document.referrer && !document.referrer.startsWith(location.origin);
  // The Navigation API tells entries behind from entries ahead, but does not count those of other sites.
  const pageBefore = cameFromSite || (window.navigation?.canGoBack ?? cameFromPage);
  if ((wordParam('back') === 'exit' || (inApp && !pageBefore)) && (await onDemand('exitApp'))) return;
  if (pageBefore) history.back();
  else location.assign(start);
}

/** Follows the links of the language switcher, `a[lang][hreflang]`, by `chooseLanguage`; if that cannot be loaded, as plain links. */
export async function switchLanguage(event: Event): Promise<void> {
  const link = closest<HTMLAnchorElement>(event, 'a[lang][hreflang]');
  if (!link) return;
  event.preventDefault();
  if (!(await onDemand('chooseLanguage', link))) location.assign(link.href);
}

/**
 * Hands links to other websites to `leaveFor`, which follows only known hosts. Mail and telephone links, and the link that opens the app,
 * stay with the browser.
 */
export function stayInApp(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a');
  if (
    !link ||
    link.origin === location.origin ||
    !/^http/.test(link.origin) ||
    link.getAttribute('href')?.startsWith(__DEPLOYMENT__.appLinkStart ?? ' ')
  )
    return;
  event.preventDefault();
  void onDemand('leaveFor', link.href);
}
