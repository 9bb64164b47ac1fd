import { orUndefined } from '../lib/or-undefined.ts';
import type { appInfo } from './app-info.ts';
import { wordParam } from './word-param.ts';

const names = __DEPLOYMENT__.brands;

/** The value if it is the key of a brand that has colors and a name here. */
const known = (key: unknown): string | undefined => Object.keys(names).find((one) => one === key);

/**
 * Sets the brand that a page for all brands is shown in, `data-brand`: the app's, or the one that a link named on this page
 * or earlier in this visit, or the default.
 *
 * @returns its name as readers see it: the app's own word for it, if it has one
 */
export function setBrand(info: ReturnType<typeof appInfo>): string {
  const named = known(wordParam('brand'));
  if (named) orUndefined(() => sessionStorage.setItem('companion.brand', named));
  const ofVisit = () => known(orUndefined(() => sessionStorage.getItem('companion.brand')));
  const brand = known(info.brand) ?? named ?? ofVisit() ?? __DEPLOYMENT__.defaultBrand;
  document.documentElement.dataset.brand = brand;
  return String(info.brandName || names[brand]);
}

/** Puts the brand's name wherever the page speaks of it. */
export function showBrandName(name: string): void {
  for (const place of document.querySelectorAll('[data-brand-name]')) place.textContent = name;
}
