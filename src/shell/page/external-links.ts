import { onDemand } from './on-demand.ts';

/**
 * No link leads away from the site by itself: those of the web are handed to `leaveFor`, which follows few of them. Left
 * alone are addresses of mail and telephone, and the link that opens the app.
 */
export function keepInside(event: Event): void {
  const link = (event.target as Element).closest('a[href]')?.getAttribute('href');
  const url = new URL(link ?? '', location.href);
  if (!/^http/.test(url.protocol) || url.origin === location.origin || link === __DEPLOYMENT__.appLink) return;
  event.preventDefault();
  void onDemand('leaveFor', url.href);
}
