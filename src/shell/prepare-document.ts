import type { LocaleId } from '../i18n/locale-ids.ts';
import { matchLocale, resolveLocale } from '../i18n/resolve-locale.ts';
import { appInfo } from './app-info.ts';
import { keepArrivingToken } from './arriving-token.ts';
import { setBrand, showBrandName } from './brand.ts';
import { inApp } from './detect.ts';
import { onDemand } from './page/on-demand.ts';
import { storedLanguage } from './stored-language.ts';

/**
 * Runs before the first paint: redirects to the page in the reader's language, and sets the attributes of the root element that
 * styles use: `data-brand`, and `data-shell` inside a native app. A page of one brand has its `data-brand` from the build.
 * An app that injected no `companionInfo` is asked for its language and brand.
 *
 * @param redirectTarget the address to redirect to, if any, given the page's language and the reader's
 */
export function prepareDocument(redirectTarget: (own: LocaleId | undefined, wanted: LocaleId) => string | undefined): void {
  const root = document.documentElement;
  const info = appInfo();

  const wanted = resolveLocale({ ...storedLanguage(), shell: info?.lang });
  const address = redirectTarget(matchLocale(root.lang), wanted);
  if (address) {
    root.hidden = true;
    location.replace(address);
  }

  const inBrowser = !inApp(window);
  if (!address) keepArrivingToken(inBrowser);

  // Every navigation begins at the top (docs/spec.md §1).
  history.scrollRestoration = 'manual';

  if (!inBrowser) {
    root.dataset.shell = '';
    if (!info && !address) void onDemand('queryApp');
  }
  if (root.dataset.brand) return;
  const name = setBrand(info);
  addEventListener('DOMContentLoaded', () => showBrandName(name));
}
