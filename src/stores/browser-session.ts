import { hashQuery, withoutHashParams } from '../lib/hash-query.ts';

const key = 'companion.token';

/**
 * The token of a plain browser. It may arrive once in the hash query (`#?token=…`), goes to this tab's session storage, and
 * leaves the address at once. Where there is no storage it lives as long as the page.
 */
export function takeToken(): string | undefined {
  const { token } = hashQuery(location.hash);
  if (!token) return sessionValue(key);
  history.replaceState(history.state, '', location.pathname + location.search + withoutHashParams(location.hash, ['token']));
  sessionValue(key, token);
  sessionValue('companion.user', null);
  return token;
}

/** Reads, or writes, a value of this tab; storage that throws reads as empty. */
export function sessionValue(name: string, value?: string | null): string | undefined {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else if (value !== undefined) sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
