import { type LocaleCode, sourceLocale } from '../../i18n/locales.ts';
import { type GuidePage, guidePages } from '../../mdx/guide-pages.ts';
import { prefixOf } from '../../routes/locale-prefix.ts';

/** The guide at an address, and the language that the address is in. */
export function guideAt(address: string): { page: GuidePage; code: LocaleCode } | undefined {
  const named = prefixOf(address)?.code;
  const path = named ? address.slice(`/${named}`.length) : address;
  const page = guidePages.find((page) => page.path === path);
  return page && { page, code: named ?? sourceLocale.code };
}
