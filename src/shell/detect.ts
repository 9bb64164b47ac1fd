import type { Shell } from './shell.ts';

/** What the app may put into the page at document start, so that language and brand are known before the first paint. */
export interface CompanionInfo {
  v: 1;
  /** The functions that the app offers. Without this field, all of them; with an empty list, none */
  capabilities?: readonly string[];
  lang?: string;
  /** A key of `content/catalogue.json` */
  brand?: string;
  /** What readers see */
  brandName?: string;
  platform?: 'android' | 'ios';
}

/** Android's `WebViewCompat.addWebMessageListener` object: https://developer.android.com/reference/androidx/webkit/WebViewCompat */
export interface MessageListenerObject {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** What a native app may put into a window, whichever bridge the app uses. */
interface Bridges {
  companionInfo?: CompanionInfo;
  companionShell?: MessageListenerObject;
  /** iOS: a `WKScriptMessageHandlerWithReply`, whose `postMessage` gives a promise of the reply */
  webkit?: { messageHandlers?: { companionShell?: { postMessage(message: string): Promise<unknown> } } };
  _dsbridge?: { call(method: string, json: string): string | null };
  _dswk?: unknown;
  /** A function that DSBridge calls with an answer */
  [stub: `dscb${string}`]: unknown;
  flutter_inappwebview?: { callHandler?: ((name: string, ...args: unknown[]) => Promise<unknown>) | undefined };
}

declare global {
  interface Window extends Bridges {
    /** The token's parameters of the address, where the browser keeps no session storage (arriving-token.ts) */
    companionArriving?: string;
  }
}

/** The properties of a window that a native bridge uses. */
export interface ShellWindow extends Bridges {
  navigator: { userAgent: string };
}

const hasOurs = (window: ShellWindow) => window.companionShell || window.webkit?.messageHandlers?.companionShell;

/** Which bridge leads to the native app around this page; `browser` where there is none. */
export function detectTransport(window: ShellWindow): Shell['kind'] {
  if (hasOurs(window)) return 'canonical';
  if (window._dsbridge || usesPrompt(window)) return 'dsbridge';
  return window.flutter_inappwebview ? 'flutter' : 'browser';
}

/** Whether any bridge is present. Small enough for document start. */
export const inApp = (window: ShellWindow): boolean =>
  !!(hasOurs(window) || window._dsbridge || usesPrompt(window) || window.flutter_inappwebview);

/** DSBridge's iOS side listens to `prompt`, and only where it says so: anywhere else a prompt would pop up. */
export const usesPrompt = (window: ShellWindow): boolean => !!window._dswk || /_dsbridge/.test(window.navigator.userAgent);
