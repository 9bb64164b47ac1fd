import { atom } from 'nanostores';
import * as v from 'valibot';
import { type Client, createClient } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import type { RequestHeaders } from '../contract/headers.ts';
import { getUserInfo, UserInfo } from '../contract/user.ts';
import type { LangKey } from '../i18n/locales.ts';
import { inApp, type ShellWindow } from '../shell/detect.ts';
import type { Shell } from '../shell/shell.ts';
import { loadPart } from './recovery.ts';
import { closeTabSession, openTabSession, userKey, watchTab } from './tab-session.ts';
import { sessionValue } from './tab-storage.ts';
import { tellHook } from './tell-hook.ts';
import { showToast } from './toasts.ts';

/**
 * Who uses this page.
 *
 * - `starting`: not known yet
 * - `anonymous`: nobody is signed in; screens that need somebody say so
 * - `unknown`: somebody is, but who could not be asked; `retry` asks again
 * - `ready`: signed in
 */
export type Session =
  | { status: 'starting' }
  | { status: 'anonymous' }
  | { status: 'unknown'; retry(): void }
  | { status: 'ready'; user: UserInfo };

export const $session = atom<Session>({ status: 'starting' });

/** The brand's name as readers see it: the shell's, or else that of the brand that the page is shown in (spec, section 1). */
export const $brandName = atom(brandNameOf(globalThis.document?.documentElement.dataset.brand ?? __DEPLOYMENT__.defaultBrand));

/** The native app, once it is known; nothing in a plain browser. */
export const $shell = atom<Shell | undefined>();

const who: RequestHeaders = {
  os: '1',
  client: 'web',
  appVersion: 'web',
  lang: 'en',
  countryAbbr: '',
  countryCode: '',
  brand: $brandName.get(),
  token: '',
};

/** Texts of failures, in the page's language; set by {@link startSession}. */
let words = { error: 'Error', network: 'Error', timeout: 'Error' };

/** What a person is told about a failed call: the server's own message, or ours (spec, section 8). */
export function failureText(error: ApiError): string {
  if (error.kind === 'network') return words.network;
  if (error.kind === 'timeout') return words.timeout;
  return error.message || words.error;
}

/** The same where there is no connection at all. */
export const networkFailureText = (): string => words.network;

/** The client of every screen: calls in the name of whoever uses the page. */
export const api: Client = createClient({
  servers: __DEPLOYMENT__.servers,
  defaultCountry: __DEPLOYMENT__.defaultCountry,
  identity: () => ({ ...who }),
  async refresh() {
    const shell = $shell.get();
    if (!shell?.can('getUserToken')) return false;
    const { token } = await shell.call('getUserToken', { refresh: true }).catch(() => ({ token: '' }));
    const info = await shell.call('getUserInfo').catch(() => undefined);
    const session = $session.get();
    if (info && session.status === 'ready' && info.uid !== session.user.uid) {
      // Somebody else has signed in to the app: nothing of this page may go out in their name.
      location.reload();
      return false;
    }
    who.token = token;
    return token !== '';
  },
  onSignedOut() {
    who.token = '';
    $session.set({ status: 'anonymous' });
  },
  onFailure(error) {
    if (__DEPLOYMENT__.errorHook) tellHook({ kind: 'api', message: `${error.kind} ${error.code}` });
    showToast(failureText(error));
  },
});

/**
 * Learns who uses the page: from the native app, or from the token in the address of a plain browser. The token stays in
 * memory; what else is learned is in {@link $session} and {@link $brandName}.
 */
export async function startSession(lang: LangKey, texts: typeof words): Promise<void> {
  words = texts;
  who.lang = lang;
  try {
    await (inApp(window as ShellWindow) ? startInApp() : startInBrowser());
  } catch {
    $session.set({ status: 'unknown', retry: () => void startSession(lang, texts) });
  }
}

async function startInApp(): Promise<void> {
  // Only pages inside an app carry what talks to it.
  const { connectShell } = await loadPart('connect', () => import('../shell/connect.ts'));
  const shell = await connectShell();
  $shell.set(shell);
  const nothing = () => undefined;
  const [token, info, brand] = await Promise.all([
    shell.call('getUserToken', {}).catch(nothing),
    shell.call('getUserInfo').catch(nothing),
    shell.call('getBrand').catch(nothing),
  ]);
  const name = brand && (brand.name || brandNameOf(brand.brand));
  if (name) $brandName.set(name);
  Object.assign(who, { client: 'app', brand: $brandName.get(), token: token?.token ?? '' });
  if (info) {
    Object.assign(who, { os: info.platform === 'ios' ? '2' : '1', appVersion: info.appVersion });
    takeCountry(info.language.countryAbbr, info.language.countryCode);
  }
  if (!who.token) $session.set({ status: 'anonymous' });
  else if (info) $session.set({ status: 'ready', user: { ...info.language, uid: info.uid, username: info.username } });
  else await askUserCentre();
}

async function startInBrowser(): Promise<void> {
  const tab = await openTabSession(async (...asked) => {
    const { decideSwitch } = await loadPart('switch', () => import('./switch-user.ts'));
    return decideSwitch(...asked, { ...who });
  });
  watchTab(tab);
  $session.listen(({ status }) => status === 'anonymous' && closeTabSession());
  who.token = tab.token;
  takeCountry(tab.country, '');
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) who.os = '2';
  if (who.token) await askUserCentre();
  else $session.set({ status: 'anonymous' });
}

/** Who holds the token; offline in a browser, whoever held it before in this tab. */
async function askUserCentre(): Promise<void> {
  $session.set({ status: 'starting' });
  try {
    const user = await api(getUserInfo, {}, { quiet: true });
    sessionValue(userKey, JSON.stringify(user));
    signedIn(user);
  } catch (error) {
    if ((error as ApiError).code === 401) return $session.set({ status: 'anonymous' });
    const known = v.safeParse(UserInfo, JSON.parse(sessionValue(userKey) ?? 'null'));
    if (known.success && who.client === 'web') signedIn(known.output);
    else $session.set({ status: 'unknown', retry: () => void askUserCentre() });
  }
}

function signedIn(user: UserInfo): void {
  takeCountry(user.countryAbbr, user.countryCode);
  $session.set({ status: 'ready', user });
}

function takeCountry(abbr: string, dial: string): void {
  Object.assign(who, { countryAbbr: /^[a-z]{2,3}$/i.test(abbr) ? abbr.toUpperCase() : '', countryCode: dial.replace(/\D/g, '') });
}

function brandNameOf(key: string): string {
  return __DEPLOYMENT__.brands[key] ?? '';
}
