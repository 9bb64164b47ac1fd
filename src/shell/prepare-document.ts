import type { LocaleId } from '../i18n/locale-ids.ts';
import { matchLocale, resolveLocale } from '../i18n/resolve-locale.ts';
import { appInfo } from './app-info.ts';
import { keepArrivingToken } from './arriving-token.ts';
import { setBrand, showBrandName } from './brand.ts';
import { destination } from './destination.ts';
import { inApp } from './detect.ts';
import { storedLanguage } from './stored-language.ts';

/**
 * Runs before the first paint: redirects to the page in the reader's language, and sets the attributes of the root element that
 * styles use: `data-brand`, and `data-shell` inside a native app, which is `ask` where the app has not told language and brand. A page of
 * one brand has its `data-brand` from the build.
 *
 * @param forwarded where the address itself leads, if anywhere, given the reader's language
 */
export function prepareDocument(forwarded?: (wanted: LocaleId) => string | undefined): void {
  const root = document.documentElement;
  const info = appInfo();

  const wanted = resolveLocale(storedLanguage() || info.lang);
  const address = forwarded?.(wanted) ?? destination(location, matchLocale(root.lang), wanted);
  if (address) {
    root.hidden = true;
    location.replace(address);
  }

  const inBrowser = !inApp(window);
  if (!address) keepArrivingToken(inBrowser);

  // Every navigation begins at the top (docs/spec.md §1).
  history.scrollRestoration = 'manual';

  if (!inBrowser) root.dataset.shell = ('lang' in info && 'brand' in info) || address ? '' : 'ask';
  if (root.dataset.brand) return;
  const name = setBrand(info);
  addEventListener('DOMContentLoaded', () => showBrandName(name));
}
