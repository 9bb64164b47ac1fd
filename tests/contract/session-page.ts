import { type Mock, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import type { Outgoing, Reply } from '../../src/api/send.ts';
import { regions } from '../../src/contract/regions.ts';
import { type Phone, phones, type SeenCall } from '../unit/shell/phones.ts';
import type { Server } from './server.ts';

export type Bridge = keyof typeof phones;
export const bridges = Object.keys(phones) as Bridge[];

/** Who is signed in to the played app. */
export interface Account {
  uid: string;
  token: string;
}

/** How the played app answers one call; nothing for silence. */
export type Answering = (call: SeenCall, account: Account) => void;

export interface SessionPage {
  account: Account;
  /** Functions that are answered otherwise than rightly */
  answers: Partial<Record<string, Answering>>;
  /** Calls of the app so far */
  calls: { method: string; params: unknown }[];
  /** Requests so far that reached the app servers */
  requests: { path: string; token: string; body: string }[];
  /** What happens to a request instead of being answered by the server */
  intercept: ((request: Outgoing) => Promise<Reply> | Reply) | undefined;
  /** Which requests meet no network */
  interrupt?: ((request: Outgoing) => boolean) | undefined;
  reload: Mock;
  fire(type: 'online' | 'visibilitychange' | 'focus'): void;
}

const language = { lang: 'en', countryAbbr: 'IT', countryCode: '39' };

const rightAnswers: Record<string, Answering> = {
  getUserInfo: (call, { uid }) => call.answer({ uid, username: uid, appVersion: '1', platform: 'android', language }),
  getUserToken: (call, { token }) => call.answer({ token }),
  getBrand: (call) => call.answer({ brand: '', name: '' }),
};

/** Answers after so many milliseconds, with whoever is signed in then. */
export const replyAfter =
  (ms: number, method: string): Answering =>
  (call, account) =>
    void setTimeout(() => rightAnswers[method]?.(call, account), ms);

/**
 * The globals of a page in the played app, or in a plain browser with a token that has arrived, for a session whose modules are
 * imported anew: its client, bridge and server are the real ones, and only the network between them is in this process.
 */
export function openPage(server: Server, bridge: Bridge | 'browser', account: Account): SessionPage {
  const page: SessionPage = {
    account,
    answers: {},
    calls: [],
    requests: [],
    intercept: undefined,
    reload: vi.fn(),
    fire: (type) => void (type === 'visibilitychange' ? document : target).dispatchEvent(new Event(type)),
  };
  const target = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    querySelector: () => null,
  });
  const window = bridge === 'browser' ? browserOf(account) : appOf(phones[bridge](), page);
  const globals = {
    window,
    document,
    navigator: { userAgent: 'test', onLine: true },
    location: { reload: page.reload, hash: '', pathname: '/feedback' },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  network.send = (request) => carry(server, page, request);
  return page;
}

/** Replaces `send`. */
export const network: { send: (request: Outgoing) => Promise<Reply> } = { send: () => Promise.reject(new ApiError('network')) };

const browserOf = ({ token }: Account) => ({ companionArriving: `#?token=${token}`, navigator: { userAgent: 'test' } });

function appOf(phone: Phone, page: SessionPage): Phone['window'] {
  phone.calls.push = (...calls) => {
    for (const call of calls) {
      page.calls.push({ method: call.method, params: call.params });
      const answer = page.answers[call.method] ?? rightAnswers[call.method] ?? (() => call.refuse('unsupported'));
      queueMicrotask(() => answer(call, page.account));
    }
    return 0;
  };
  return phone.window;
}

/** Hands a request to the app server of its address, in this process. */
async function carry({ app }: Server, page: SessionPage, request: Outgoing): Promise<Reply> {
  if (page.intercept) return page.intercept(request);
  if (page.interrupt?.(request)) throw new ApiError('network');
  const { method, url, headers, body } = request;
  for (const region of regions)
    for (const [service, base] of Object.entries(__DEPLOYMENT__.servers[region])) {
      if (!url.startsWith(base)) continue;
      const path = url.slice(base.length);
      page.requests.push({ path, token: headers.token ?? '', body: String(body ?? '') });
      const init = { method, headers, ...(body && { body }) };
      const response = await app.request(new Request(`http://localhost/${region}/${service}${path}`, init));
      return { status: response.status, text: await response.text() };
    }
  throw new Error(`No app server has the address ${url}`);
}

/** What a session loads only when it is needed: the fake clock must not run on while that takes real time. */
export const loadBridges = () =>
  Promise.all([
    import('../../src/shell/connect.ts'),
    import('../../src/shell/dsbridge.ts'),
    import('../../src/shell/flutter.ts'),
  ]);

/** Lets the fake clock run, for a minute at least, and the server work, for five real seconds at least, until the assertion holds. */
export async function until(assertion: () => void): Promise<void> {
  const start = performance.now();
  for (let time = 0; ; time += 100) {
    try {
      assertion();
      return;
    } catch (error) {
      if (time >= 60_000 && performance.now() - start > 5_000) throw error;
    }
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
