import { attempt } from './app-info.ts';

/** The language that the reader chose in the switcher, as a `lang` value: from the cookie, then from storage (docs/spec.md §1). */
export const storedLanguage = () => ({
  cookie: attempt(() => /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1]),
  storage: attempt(() => localStorage.getItem('lang')),
});

/** Keeps the reader's choice for a year; the cookie is also read by hosts that choose the language themselves. */
export function storeLanguage(key: string): void {
  attempt(() => {
    document.cookie = `lang=${key}; path=/; max-age=31536000; samesite=lax`;
  });
  attempt(() => localStorage.setItem('lang', key));
}
