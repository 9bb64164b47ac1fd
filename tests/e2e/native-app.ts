import type { BrowserContext, Page } from '@playwright/test';
import { seedUsers } from '../../server/seed/people.ts';
import { countryOf } from '../../src/contract/contact/countries.ts';
import type { ShellParams } from '../../src/shell/functions.ts';
import type { ShellMethod } from '../../src/shell/shell.ts';
import { tokenOf } from './fixtures.ts';

/** A call that the app was asked for, in the order of arrival, over all pages of the test. */
export interface AppCall {
  method: ShellMethod;
  params: unknown;
}

/** Ways in which a bridge goes wrong: no reply, one after the limit, two, one that is no answer, one for another call. */
type Break = 'silent' | 'late' | 'repeated' | 'malformed' | 'stray';

/** The replies to one call, and how many milliseconds after it each is given. */
function repliesOf(how: Break | undefined, id: string, reply: string): { after: number; text: string }[] {
  switch (how) {
    case 'silent':
      return [];
    case 'late':
      return [{ after: 2500, text: reply }];
    case 'repeated':
      return [
        { after: 0, text: reply },
        { after: 300, text: reply },
      ];
    case 'malformed':
      return [{ after: 0, text: JSON.stringify({ v: 1, id, ok: 'yes' }) }];
    case 'stray':
      return [{ after: 0, text: JSON.stringify({ ...JSON.parse(reply), id: 'another' }) }];
    default:
      return [{ after: 0, text: reply }];
  }
}

interface AppOptions {
  /** Somebody of the seed; nobody is signed in without */
  uid?: string;
  lang?: string;
  brand?: string;
  brandName?: string;
  /** Whether language and brand stand on the window at document start */
  tells?: boolean;
  /** What the app has kept for pages, by key; what they save is put there */
  kept?: Map<string, string>;
  /** Functions that the app refuses */
  refuses?: readonly ShellMethod[];
  /** What functions answer that the played app has not got by itself */
  answers?: Partial<Record<ShellMethod, unknown>>;
  /** Functions that the app answers wrongly */
  breaks?: Partial<Record<ShellMethod, Break>>;
  /** The tokens that the app hands out one after the other, the last again and again; a good one of the user without */
  tokens?: readonly string[];
  /** Who is signed in, read at each call, so that a test can switch accounts; instead of `uid` and `tokens` */
  account?: { uid: string; token: string };
}

/**
 * Plays a native app around a page, or all pages of a test, with the canonical bridge as Android offers it; without the
 * reference shell, so that a page stands at its real address and the test sees each call.
 *
 * @returns the calls, which grow
 */
export async function playApp(around: Page | BrowserContext, options: AppOptions = {}): Promise<AppCall[]> {
  const {
    account,
    uid = account?.uid,
    lang = 'en',
    brand = '',
    brandName = '',
    tells = true,
    refuses = [],
    answers = {},
    breaks = {},
    kept = new Map<string, string>(),
  } = options;
  const user = seedUsers.find((entry) => entry.uid === uid);
  const countryAbbr = user?.country ?? '';
  const language = { lang, countryAbbr, countryCode: countryOf(countryAbbr)?.dial ?? '' };
  const tokens = [...(options.tokens ?? (uid ? [await tokenOf(uid)] : ['']))];
  const calls: AppCall[] = [];

  const functions: Partial<Record<ShellMethod, (params: never) => unknown>> = {
    getLanguage: () => language,
    getUserToken: ({ refresh }: ShellParams['getUserToken']) => {
      if (refresh && tokens.length > 1) tokens.shift();
      return { token: account?.token ?? tokens[0] };
    },
    getUserInfo: () => ({
      uid: account?.uid ?? uid,
      username: user?.username ?? '',
      appVersion: '5.2.0',
      platform: 'android',
      language,
    }),
    getBrand: () => ({ brand, name: brandName }),
    exit: () => null,
    openExternalLink: () => null,
    getLocalData: ({ key }: ShellParams['getLocalData']) => ({ value: kept.get(key) ?? null }),
    saveLocalData: ({ key, value }: ShellParams['saveLocalData']) => {
      kept.set(key, value);
      return null;
    },
    setUnreadBadge: () => null,
    ...Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => answer])),
  };

  await around.exposeFunction('playedApp', (text: string) => {
    const { id, method, params } = JSON.parse(text);
    calls.push({ method, params });
    const carryOut = refuses.includes(method) ? undefined : functions[method as ShellMethod];
    const reply = carryOut
      ? { v: 1, id, ok: true, data: carryOut(params as never) }
      : { v: 1, id, ok: false, error: { code: 'unsupported', message: '' } };
    return repliesOf(breaks[method as ShellMethod], id, JSON.stringify(reply));
  });

  await around.addInitScript(
    (info) => {
      const app = (window as unknown as { playedApp(text: string): Promise<{ after: number; text: string }[]> }).playedApp;
      const target = new EventTarget();
      const companionShell = {
        async postMessage(message: string) {
          for (const { after, text } of await app(message)) {
            const hand = () => target.dispatchEvent(new MessageEvent('message', { data: text }));
            if (after === 0) hand();
            else setTimeout(hand, after);
          }
        },
        addEventListener: target.addEventListener.bind(target),
      };
      Object.assign(window, { companionShell }, info && { companionInfo: info });
    },
    tells ? { v: 1 as const, lang, ...(brand && { brand }), ...(brandName && { brandName }), platform: 'android' } : undefined,
  );
  return calls;
}
