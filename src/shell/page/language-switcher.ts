import { storeLanguage } from '../stored-language.ts';

/**
 * The links of the language switcher, `[data-lang]`: keeps the reader's choice, and takes along what a built page cannot
 * know: the address's parameters and, where `data-id` says that there is one, its id.
 */
export function switchLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-lang]');
  if (!link) return;
  const { pathname, search, hash } = location;
  storeLanguage(link.dataset.lang as string);
  link.href = link.pathname + (link.dataset.id ? pathname.replace(/.*(?=\/)/, '') : '') + search + hash;
}
