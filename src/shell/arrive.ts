import { type Locale, sourceLocale } from '../i18n/locales.ts';
import { matchLocale, resolveLocale } from '../i18n/resolve-locale.ts';
import { appInfo, attempt } from './app-info.ts';
import { keepArrivingToken } from './arriving-token.ts';
import { nameBrand, setBrand } from './brand.ts';
import { detectTransport, type ShellWindow } from './detect.ts';
import { storedLanguage } from './stored-language.ts';

/**
 * What happens before anything of a page is painted: readers are sent to the page in their language, and the root element
 * tells the styles whose page it is: `data-brand`, and `data-shell` inside a native app, with the value `ask` while that
 * has not told its language and brand. A page of one brand has its `data-brand` from the build, and keeps it.
 *
 * @param elsewhere where the reader belongs instead, given the page's language and theirs
 */
export function arrive(elsewhere: (own: Locale, wanted: Locale) => string | undefined): void {
  const root = document.documentElement;
  const info = appInfo();

  const own = matchLocale(root.lang) ?? sourceLocale;
  const wanted = attempt(() => resolveLocale({ ...storedLanguage(), shell: info?.lang as string })) ?? sourceLocale;
  const address = elsewhere(own, wanted);
  if (address) {
    root.hidden = true;
    location.replace(address);
  }

  const inBrowser = detectTransport(window as ShellWindow) === 'browser';
  if (!address) keepArrivingToken(inBrowser);

  // Every navigation begins at the top (spec, section 1).
  history.scrollRestoration = 'manual';

  if (!inBrowser) root.dataset.shell = info ? '' : 'ask';
  if (root.dataset.brand) return;
  const name = setBrand(info);
  addEventListener('DOMContentLoaded', () => nameBrand(name));
}
