import { orUndefined } from '../lib/or-undefined.ts';

export const languageCookie = () => orUndefined(() => /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1]);
export const languageInStorage = () => orUndefined(() => localStorage.getItem('lang'));

/** The language that the reader chose in the switcher, as a `lang` value: from the cookie, then from storage (docs/spec.md §1). */
export const storedLanguage = () => languageCookie() || languageInStorage();

/** Keeps the reader's choice for a year; the cookie is also read by hosts that choose the language themselves. */
export function storeLanguage(key: string): void {
  orUndefined(() => {
    document.cookie = `lang=${key}; path=/; max-age=31536000; samesite=lax`;
  });
  orUndefined(() => localStorage.setItem('lang', key));
}
