/** Where a plain browser's token is for the next pages of its tab. */
export const tokenKey = 'companion.token';

/** Where it is for this page alone, when there is no storage. Read once, and gone. */
interface Holder {
  companionToken?: string;
}

/**
 * Takes a token out of the address at once: before a link is followed, a picture of the screen is taken, or the address is
 * copied. A plain browser keeps it in its tab's session storage; in a native app nothing is stored, since the app itself tells it.
 */
export function keepArrivingToken(inBrowser: boolean): void {
  const { pathname, search, hash } = location;
  const token = new URLSearchParams(hash.replace(/.*\?/, '')).get('token');
  if (!token) return;
  const rest = hash.replace(/\btoken=[^&]*&?/g, '').replace(/#?[?&]$/, '');
  history.replaceState(history.state, '', pathname + search + rest);
  if (!inBrowser) return;
  try {
    sessionStorage.clear();
    sessionStorage[tokenKey] = token;
  } catch {
    (window as Holder).companionToken = token;
  }
}

/** The token of this page, for whoever asks first. */
export function takeToken(): string | undefined {
  const holder = window as Holder;
  const { companionToken } = holder;
  delete holder.companionToken;
  try {
    return companionToken ?? sessionStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return companionToken;
  }
}
