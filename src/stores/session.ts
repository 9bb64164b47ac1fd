import { atom } from 'nanostores';
import { type Client, createClient } from '../api/client.ts';
import { getUserInfo, type UserInfo } from '../contract/user/user.ts';
import type { LangKey } from '../i18n/locales.ts';
import { backoff } from '../lib/backoff.ts';
import { inApp } from '../shell/detect.ts';
import { limits } from '../shell/limits.ts';
import { openTab, tabToken } from './browser-tab.ts';
import { type FailureTexts, reportFailure, setFailureTexts } from './failure-text.ts';
import { type Identity, type IdentityResult, identifyByToken } from './identify.ts';
import { isVisible, onFocus, onHidden, onOffline, onOnline, onVisible } from './page-events.ts';
import { importOrReload, reload, saveInput } from './recovery.ts';
import { requestHeaders, setAppInfo, setCountry, setLanguage } from './request-headers.ts';
import { $shell, brandKnown, connectApp } from './shell.ts';
import { closeTabSession, storedUser, storeUser } from './tab-session.ts';
import { clearUserCaches } from './user-caches.ts';

/**
 * Who uses this page.
 *
 * - `starting`: not known yet
 * - `anonymous`: nobody is signed in; screens that need somebody say so
 * - `unknown`: it could not be found out so far; {@link $sessionProblem} says why
 * - `ready`: signed in
 */
export type Session =
  | { status: 'starting' }
  | { status: 'anonymous' }
  | { status: 'unknown' }
  | { status: 'ready'; user: UserInfo };

/**
 * Why it is not known who uses the page, or why a signed-in user's token could not be renewed. The session keeps asking by itself;
 * `retry` asks at once.
 *
 * - `offline`: the device has no connection
 * - `server`: our servers cannot be reached
 * - `app`: the app has not handed out a token that the servers accept
 */
export interface SessionProblem {
  reason: 'offline' | 'server' | 'app';
  retry(): Promise<void>;
}

export const $session = atom<Session>({ status: 'starting' });

export const $sessionProblem = atom<SessionProblem | undefined>();

/** Who is signed in, once confirmed: no call carries another token than this one. */
let identity: Identity | undefined;

/** The first user of the page */
let pageUid: string | undefined;

/** The server has refused the identity's token. */
let refused = false;

/** Another user has signed in to the app: the page is about to reload, and nothing of it may go out in their name. */
let replaced = false;

const deployment = { servers: __DEPLOYMENT__.servers, defaultCountry: __DEPLOYMENT__.defaultCountry };

/** The client of every screen: calls in the name of whoever uses the page. */
export const api: Client = createClient({
  ...deployment,
  identity: () => requestHeaders(identity?.token ?? ''),
  uid: () => identity?.user.uid ?? '',
  async refresh() {
    const used = identity;
    while (asking) await asking;
    if (!used || identity !== used) return identity !== undefined;
    refused = true;
    await ask();
    return identity !== undefined && !refused;
  },
  onFailure: reportFailure,
});

/** Asks the user center whose token it is. A token that is not confirmed is sent nowhere else. @throws ApiError */
function userOfToken(token: string): Promise<UserInfo> {
  source = 'server';
  return createClient({ ...deployment, identity: () => requestHeaders(token) })(getUserInfo, {}, { quiet: true }).finally(() => {
    if ($shell.get()) source = 'app';
  });
}

/** Milliseconds before each retry of identifying the user. */
const retryDelays = [500, 1_000, 2_000, 5_000, 15_000, 30_000];

/** Milliseconds that an app may take before the reader is told that it has not answered. */
const appTimeout = 5_000;

let started = false;
let asking: Promise<void> | undefined;
let failures = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let appTimer: ReturnType<typeof setTimeout> | undefined;
let appTimedOut = false;
/** Whose answer is waited for */
let source: 'app' | 'server' = 'server';

/** Whether it has to be found out who uses the page, or with which token. */
const isUndetermined = () => refused || /starting|unknown/.test($session.get().status);

/**
 * Finds out who uses the page and acts on it. Failures leave everything as it is and are tried again with backoff. Never rejects.
 */
function ask(): Promise<void> {
  clearTimeout(retryTimer);
  asking ??= identifyUser()
    .catch((): IdentityResult => ({ is: 'unknown', source: 'server' }))
    .then(applyResult)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

async function identifyUser(): Promise<IdentityResult> {
  if (!inApp(window)) {
    await openTab();
    return identifyByToken(tabToken(), userOfToken);
  }
  if (isUndetermined()) appTimer ??= setTimeout(onAppTimeout, appTimeout);
  const load = importOrReload('identify', () => import('./identify-in-app.ts'));
  const [shell, { identifyInApp }] = await Promise.all([connectApp(), load]);
  if (!shell.can('getUserToken')) return { is: 'nobody' };
  source = 'app';
  const limit = failures ? limits.token : limits.getter;
  const result = identifyInApp(shell, { current: identity, refused, limit, userOfToken, onInfo: setAppInfo });
  await brandKnown();
  return result;
}

function onAppTimeout(): void {
  appTimedOut = true;
  if (source === 'app') showProblem();
}

function applyResult(result: IdentityResult): void {
  if (replaced) return;
  const known = refused ? undefined : storedUser(tabToken());
  if (result.is === 'nobody') signOut();
  else if (result.is === 'user' && result.identity !== identity) setIdentity(result.identity);
  else if (result.is === 'user') clearFailure();
  else if (isUndetermined() && known) setIdentity({ token: tabToken(), user: known });
  else if (result.is === 'unknown') retryLater(result.source);
}

function retryLater(unanswered: typeof source): void {
  source = unanswered;
  if (isUndetermined() && (source === 'server' || appTimedOut)) showProblem();
  retryTimer = setTimeout(() => void ask(), backoff(retryDelays, failures++));
}

function setIdentity(found: Identity): void {
  const { status } = $session.get();
  const { uid } = found.user;
  // What the page holds is its first user's, also while nobody was signed in.
  if (pageUid !== undefined && (pageUid !== uid || status === 'anonymous')) {
    replaceUser(pageUid);
    return;
  }
  pageUid = uid;
  identity = found;
  refused = false;
  clearFailure();
  if (!$shell.get()) storeUser(found);
  if (status !== 'ready') signedIn(found.user);
}

/** Somebody else has signed in to the app, or signed in anew: the page begins anew, with what was typed kept for its user. */
function replaceUser(uid: string): void {
  replaced = true;
  identity = undefined;
  void clearUserCaches(uid);
  document.documentElement.hidden = true;
  reload();
}

function signOut(): void {
  const uid = pageUid ?? storedUser(tabToken())?.uid;
  identity = undefined;
  refused = false;
  clearFailure();
  closeTabSession();
  if (uid !== undefined) void clearUserCaches(uid, true);
  if ($session.get().status !== 'anonymous') $session.set({ status: 'anonymous' });
}

function clearFailure(): void {
  failures = 0;
  clearTimeout(appTimer);
  appTimer = undefined;
  appTimedOut = false;
  if ($sessionProblem.get()) $sessionProblem.set(undefined);
}

function showProblem(): void {
  const reason = navigator.onLine ? source : 'offline';
  if ($session.get().status === 'starting') $session.set({ status: 'unknown' });
  if ($sessionProblem.get()?.reason !== reason) $sessionProblem.set({ reason, retry: ask });
}

/**
 * Learns who uses the page: from the native app, or from the token in the address of a plain browser. The token stays in
 * memory; what else is learned is in {@link $session} and `$brandName`. Resolves after the first try.
 *
 * @param texts none on a page whose calls are all quiet
 */
export async function startSession(lang: LangKey, texts?: FailureTexts): Promise<void> {
  if (texts) setFailureTexts(texts);
  setLanguage(lang);
  if (!started) {
    started = true;
    watchPage();
  }
  if (isUndetermined()) await ask();
}

/** The session as soon as it is not `starting` any more, which the time limits of the app and of the servers guarantee. */
export async function sessionKnown(): Promise<Session> {
  const session = $session.get();
  if (session.status !== 'starting') return session;
  return new Promise((resolve) => {
    const stop = $session.listen((known) => {
      stop();
      resolve(known);
    });
  });
}

/** Asks again when there is new hope, and in an app whenever the page is looked at: the account may have been switched meanwhile. */
function watchPage(): void {
  const look = () => {
    if (isVisible() && (isUndetermined() || $shell.get())) void ask();
  };
  onVisible(look);
  for (const on of [onOnline, onFocus]) on(() => isUndetermined() && look());
  onOffline(() => $sessionProblem.get() && showProblem());
  // What was typed is a draft only once it is known whose it is; until then the tab keeps it.
  onHidden(() => {
    const form = document.querySelector('form.form');
    if (form && /starting|unknown/.test($session.get().status)) saveInput(form);
  });
}

function signedIn(user: UserInfo): void {
  setCountry(user);
  $session.set({ status: 'ready', user });
}
