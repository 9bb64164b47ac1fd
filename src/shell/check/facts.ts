import * as v from 'valibot';
import { matchLocale } from '../../i18n/resolve-locale.ts';
import { orUndefined } from '../../lib/or-undefined.ts';
import { detectTransport } from '../detect.ts';
import { isTooOld, oldestBrowsers } from '../oldest-browsers.ts';
import { replies } from '../shell.ts';
import { languageCookie, languageInStorage } from '../stored-language.ts';
import { shapeFaults } from './shape.ts';

/** Something about the web view that the pages depend on. `bad` where they would be worse for it. */
export interface Fact {
  name: string;
  value: string;
  bad?: boolean;
}

/** Everything that can be told without asking the app. */
export async function facts(window: Window): Promise<Fact[]> {
  const { navigator, location } = window;
  const cookies = orUndefined(cookiesKept) ?? false;
  const indexed = await databaseOpens();
  return [
    { name: 'Bridge', ...bridgeOf(window) },
    { name: 'Told at document start', ...infoOf(window) },
    unknownNamesOf(window),
    {
      name: 'Origin',
      value: `${location.origin}${window.isSecureContext ? '' : ', not secure: no camera, no service worker'}`,
      bad: !window.isSecureContext,
    },
    { name: 'Language', value: languagesOf(navigator) },
    { name: 'Cookies', value: cookies ? 'kept' : 'refused', bad: !cookies },
    ...(['localStorage', 'sessionStorage'] as const).map((name) =>
      keeps(name, orUndefined(() => written(window[name])) ?? false),
    ),
    keeps('indexedDB', indexed),
    serviceWorkerOf(navigator),
    { name: 'Camera and microphone', ...has('mediaDevices' in navigator) },
    { name: 'Network', value: navigator.onLine ? 'online' : 'offline' },
    { name: 'Screen', value: screenOf(window) },
    { name: 'Engine', ...engineOf(navigator.userAgent) },
    { name: 'User agent', value: navigator.userAgent },
  ];
}

const has = (there: boolean) => ({ value: there ? 'offered' : 'not offered', bad: !there });
const keeps = (name: string, kept: boolean): Fact => ({ name, value: kept ? 'kept' : 'refused: drafts are lost', bad: !kept });

function engineOf(userAgent: string): Omit<Fact, 'name'> {
  const { chrome, safari_ios: ios } = oldestBrowsers;
  const old = isTooOld(userAgent);
  if (old === undefined) return { value: 'not told: neither Chromium nor iOS' };
  return { value: `${old ? 'too old' : 'supported'}: the oldest are Chromium ${chrome} and iOS ${ios}`, bad: old };
}

function bridgeOf(window: Window): Omit<Fact, 'name'> {
  const kind = detectTransport(window);
  if (kind === 'browser') return { value: 'none: this is a plain browser, or nothing was injected before the page', bad: true };
  if (kind !== 'canonical') return { value: kind };
  return { value: `canonical, by ${window.companionShell ? 'a message listener (Android)' : 'a script message handler (iOS)'}` };
}

/** `CompanionInfo`, with the brands that there are; an empty one is the default. A page can do without the rest, and asks for the first two. */
const infoShape = v.object({
  v: v.literal(1),
  capabilities: v.optional(v.array(v.string())),
  lang: v.string(),
  brand: v.picklist([...Object.keys(__DEPLOYMENT__.brands), '']),
  brandName: v.optional(v.string()),
  platform: v.optional(v.picklist(['android', 'ios'])),
});

function infoOf({ companionInfo: info }: Window): Omit<Fact, 'name'> {
  if (!info) return { value: 'no companionInfo: language and brand are asked for, and appear after the first paint', bad: true };
  const { v, lang, brand, brandName, platform, capabilities } = info;
  const told = JSON.stringify({ v, lang, brand, brandName, platform, functions: countOf(capabilities) });
  const faults = shapeFaults(infoShape, info, 'companionInfo');
  if (typeof lang === 'string' && !matchLocale(lang)) faults.push(`the pages have no language “${lang}”, and will be English`);
  return { value: [...faults, told].join('; '), bad: faults.length > 0 };
}

const countOf = (capabilities: unknown) => (Array.isArray(capabilities) ? capabilities.length : (capabilities ?? 'all'));

/** Fields and functions that the app names. They may be of a later version, or misspelled. */
function unknownNamesOf({ companionInfo }: Window): Fact {
  const fields = companionInfo instanceof Object ? Object.keys(companionInfo) : [];
  const unknown = [
    ...fields.filter((name) => !Object.hasOwn(infoShape.entries, name)),
    ...[companionInfo?.capabilities ?? []].flat().filter((name) => !Object.hasOwn(replies, name)),
  ];
  return { name: 'Names that these pages do not know', value: unknown.join(', ') || 'none', bad: unknown.length > 0 };
}

function languagesOf(navigator: Navigator): string {
  return `cookie ${languageCookie() || 'none'}, storage ${languageInStorage() || 'none'}, web view ${navigator.language}`;
}

function cookiesKept(): boolean {
  document.cookie = 'companion-check=1; path=/; samesite=lax';
  const kept = /(?:^|; )companion-check=1/.test(document.cookie);
  document.cookie = 'companion-check=; path=/; max-age=0';
  return kept;
}

function written(storage: Storage): boolean {
  storage.setItem('companion.check', '1');
  const kept = storage.getItem('companion.check') === '1';
  storage.removeItem('companion.check');
  return kept;
}

/** A web view that keeps nothing may refuse it, or never answer. */
const databaseOpens = () =>
  new Promise<boolean>((resolve) => {
    const request = orUndefined(() => indexedDB.open('companion-check'));
    if (!request) return resolve(false);
    setTimeout(resolve, 1000, false);
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase('companion-check');
      resolve(true);
    };
  });

function serviceWorkerOf(navigator: Navigator): Fact {
  const { serviceWorker }: Partial<Navigator> = navigator;
  const value = !serviceWorker
    ? 'not offered: use the packs'
    : serviceWorker.controller
      ? 'offered, one controls this page'
      : 'offered';
  return { name: 'Service worker', value };
}

function screenOf(window: Window): string {
  // Its stylesheet has the insets there, where a script can read them.
  const style = window.getComputedStyle(document.querySelector('.check') ?? document.documentElement);
  const insets = ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`scroll-margin-${side}`) || '0px');
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const letters = window.getComputedStyle(document.documentElement).fontSize;
  const size = `${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}`;
  return `${size}, ${scheme}, text ${letters}, safe areas ${insets.join(' ')}`;
}
