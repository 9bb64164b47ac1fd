import { onDemand } from './on-demand.ts';

/**
 * No link leads away from the site by itself: those of the web are handed to `leaveFor`, which follows few of them. Left
 * alone are addresses of mail and telephone, and the link that opens the app.
 */
export function keepInside(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (
    !link ||
    link.origin === location.origin ||
    !/^http/.test(link.origin) ||
    link.getAttribute('href') === __DEPLOYMENT__.appLink
  )
    return;
  event.preventDefault();
  void onDemand('leaveFor', link.href);
}
