/** Where a plain browser's tab holds a token that has arrived, until a screen takes it over (src/stores/tab-session.ts). */
const arrivingKey = 'companion.arriving';

/**
 * Takes a token, and the country that came with it, out of the address at once: before a link is followed, a picture of the
 * screen is taken, or the address is copied. It replaces nobody yet: a plain browser notes it beside the tab's session; in a
 * native app nothing is stored, since the app itself tells the token.
 *
 * @returns whether there was one
 */
export function keepArrivingToken(inBrowser: boolean): boolean {
  const { pathname, search, hash } = location;
  if (!/\btoken=[^&]/.test(hash)) return false;
  const rest = hash.replace(/\b(token|country)=[^&]*&?/g, '').replace(/#?[?&]$/, '');
  history.replaceState(history.state, '', pathname + search + rest);
  if (!inBrowser) return true;
  try {
    sessionStorage[arrivingKey] = hash;
  } catch {
    window.companionArriving = hash;
  }
  return true;
}

/** What has arrived in this tab and was neither taken over nor forgotten. `country` is empty where the link names none. */
export function arrivedToken(): { token: string; country: string } | undefined {
  const params = new URLSearchParams((arrivedHash() ?? '').replace(/.*\?|^#/, ''));
  const token = params.get('token');
  return token ? { token, country: params.get('country') ?? '' } : undefined;
}

function arrivedHash(): string | null | undefined {
  try {
    return window.companionArriving ?? sessionStorage.getItem(arrivingKey);
  } catch {
    return window.companionArriving;
  }
}

/** It was taken over, or declined. */
export function forgetArrived(): void {
  delete window.companionArriving;
  try {
    sessionStorage.removeItem(arrivingKey);
  } catch {
    // Nothing was stored.
  }
}
