import { atom } from 'nanostores';
import * as v from 'valibot';
import { type Client, createClient } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import type { RequestHeaders } from '../contract/headers.ts';
import { getUserInfo, UserInfo } from '../contract/user/user.ts';
import type { LangKey } from '../i18n/locales.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { withJitter } from '../lib/jitter.ts';
import { attempt } from '../shell/app-info.ts';
import { inApp } from '../shell/detect.ts';
import { limits, type Shell, type ShellAnswer } from '../shell/shell.ts';
import { type Finding, type Identity, identifyByToken, identifyInApp } from './identify.ts';
import { importOrReload, keepTyped, reload } from './recovery.ts';
import { closeTabSession, openTabSession, userKey, watchTab } from './tab-session.ts';
import { sessionValue } from './tab-storage.ts';
import { tellHook } from './tell-hook.ts';
import { showToast } from './toasts.ts';
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

/** The brand's name as readers see it: the shell's, or else that of the brand that the page is shown in (docs/spec.md §1). */
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

/** What a person is told about a failed call: the server's own message, or ours (docs/spec.md §8). */
export function failureText(error: ApiError): string {
  if (error.kind === 'network') return words.network;
  if (error.kind === 'timeout') return words.timeout;
  return error.message || words.error;
}

/** The same where there is no connection at all. */
export const networkFailureText = (): string => words.network;

/** Who is signed in, once confirmed: no call carries another token than this one. */
let identity: Identity | undefined;

/** The token of a plain browser's tab */
let tabToken = '';

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
  identity: () => ({ ...who, token: identity?.token ?? '' }),
  uid: () => identity?.user.uid ?? '',
  async refresh() {
    const used = identity;
    while (asking) await asking;
    if (!used || identity !== used) return identity !== undefined;
    refused = true;
    await ask();
    return identity !== undefined && !refused;
  },
  onFailure(error) {
    if (error.kind === 'identity') return;
    if (__DEPLOYMENT__.errorHook) tellHook({ kind: 'api', message: `${error.kind} ${error.code}` });
    showToast(failureText(error));
  },
});

/** Asks the user centre whose token it is. A token that is not confirmed is sent nowhere else. @throws ApiError */
function ownerOf(token: string): Promise<UserInfo> {
  source = 'server';
  return createClient({ ...deployment, identity: () => ({ ...who, token }) })(getUserInfo, {}, { quiet: true }).finally(() => {
    if ($shell.get()) source = 'app';
  });
}

/** Milliseconds before it is asked again who uses the page; the last one goes on. */
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
const unsettled = () => refused || /starting|unknown/.test($session.get().status);

/**
 * Finds out who uses the page and acts on it. Failures leave everything as it is and are tried again with backoff. Never rejects.
 */
function ask(): Promise<void> {
  clearTimeout(retryTimer);
  asking ??= find()
    .catch((): Finding => ({ is: 'unknown', source: 'server' }))
    .then(settle)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

async function find(): Promise<Finding> {
  if (!inApp(window)) {
    await openTab();
    return identifyByToken(tabToken, ownerOf);
  }
  if (unsettled()) appTimer ??= setTimeout(onAppTimeout, appTimeout);
  const shell = $shell.get() ?? (await connect());
  if (!shell.can('getUserToken')) return { is: 'nobody' };
  source = 'app';
  const limit = failures ? limits.token : limits.getter;
  const finding = identifyInApp(shell, { known: identity, refused, limit, ownerOf, onInfo: takeInfo });
  await branded;
  return finding;
}

function onAppTimeout(): void {
  appTimedOut = true;
  if (source === 'app') tellProblem();
}

function settle(finding: Finding): void {
  if (replaced) return;
  const known = refused ? undefined : knownInTab();
  if (finding.is === 'nobody') signOut();
  else if (finding.is === 'user' && finding.identity !== identity) adopt(finding.identity);
  else if (finding.is === 'user') settled();
  else if (unsettled() && known) adopt({ token: tabToken, user: known });
  else if (finding.is === 'unknown') askLater(finding.source);
}

function askLater(unanswered: typeof source): void {
  source = unanswered;
  if (unsettled() && (source === 'server' || appTimedOut)) tellProblem();
  retryTimer = setTimeout(() => void ask(), withJitter(retryDelays[Math.min(failures++, retryDelays.length - 1)] ?? 0));
}

function adopt(found: Identity): void {
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
  settled();
  if (who.client === 'web') sessionValue(userKey, JSON.stringify({ ...found.user, mark: fingerprint(found.token) }));
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
  const uid = pageUid ?? knownInTab()?.uid;
  identity = undefined;
  refused = false;
  settled();
  closeTabSession();
  if (uid !== undefined) void clearUserCaches(uid);
  if ($session.get().status !== 'anonymous') $session.set({ status: 'anonymous' });
}

function settled(): void {
  failures = 0;
  clearTimeout(appTimer);
  appTimer = undefined;
  appTimedOut = false;
  if ($sessionProblem.get()) $sessionProblem.set(undefined);
}

function tellProblem(): void {
  const reason = navigator.onLine ? source : 'offline';
  if ($session.get().status === 'starting') $session.set({ status: 'unknown' });
  if ($sessionProblem.get()?.reason !== reason) $sessionProblem.set({ reason, retry: ask });
}

/** The confirmed owner of a browser's token, from an earlier page of its tab. */
function knownInTab(): UserInfo | undefined {
  const known = v.safeParse(
    KnownUser,
    attempt(() => JSON.parse(sessionValue(userKey) ?? 'null')),
  );
  return tabToken && known.success && known.output.mark === fingerprint(tabToken) ? known.output : undefined;
}

const KnownUser = v.object({ ...UserInfo.entries, mark: v.number() });

/**
 * Learns who uses the page: from the native app, or from the token in the address of a plain browser. The token stays in
 * memory; what else is learned is in {@link $session} and {@link $brandName}. Resolves after the first try.
 */
export async function startSession(lang: LangKey, texts: typeof words): Promise<void> {
  words = texts;
  who.lang = lang;
  if (!started) {
    started = true;
    watchPage();
  }
  if (unsettled()) await ask();
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
    if (document.visibilityState === 'visible' && (unsettled() || $shell.get())) void ask();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  for (const event of ['online', 'focus']) addEventListener(event, () => unsettled() && look());
  addEventListener('offline', () => $sessionProblem.get() && tellProblem());
  // What was typed is a draft only once it is known whose it is; until then the tab keeps it.
  const keep = () => {
    const form = document.querySelector('form.form');
    if (form && /starting|unknown/.test($session.get().status)) keepTyped(form);
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
}

let branded: Promise<void> | undefined;

async function connect(): Promise<Shell> {
  // Only pages inside an app carry what talks to it.
  const { connectShell } = await importOrReload('connect', () => import('../shell/connect.ts'));
  const shell = await connectShell();
  who.client = 'app';
  $shell.set(shell);
  branded = shell.call('getBrand').then(takeBrand, () => undefined);
  return shell;
}

function takeBrand({ brand, name }: ShellAnswer<'getBrand'>): void {
  $brandName.set(name || brandNameOf(brand) || $brandName.get());
  who.brand = $brandName.get();
}

let tabOpened: Promise<void> | undefined;

/** {@link startInBrowser}, once; a failure is tried again with the next call. */
function openTab(): Promise<void> {
  tabOpened ??= startInBrowser();
  tabOpened.catch(() => {
    tabOpened = undefined;
  });
  return tabOpened;
}

/** The session of a plain browser's tab. A link with another user's token asks first. */
async function startInBrowser(): Promise<void> {
  const tab = await openTabSession(async (...asked) => {
    const { decideSwitch } = await importOrReload('switch', () => import('./switch-user.ts'));
    return decideSwitch(...asked, { ...who });
  });
  watchTab(tab);
  tabToken = tab.token;
  takeCountry(tab.country, '');
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) who.os = '2';
}

function takeInfo({ platform, appVersion, language }: ShellAnswer<'getUserInfo'>): void {
  Object.assign(who, { os: platform === 'ios' ? '2' : '1', appVersion });
  takeCountry(language.countryAbbr, language.countryCode);
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
