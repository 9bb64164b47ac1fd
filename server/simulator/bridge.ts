import type { MessageListenerObject, ShellWindow } from '../../src/shell/detect.ts';
import type { FromPage, PhoneInfo, ToPage } from './phone-messages.ts';

/**
 * The native app's side of the canonical bridge inside a page, injected at document start as a web view does it. Every page
 * that the phone opens gets it; outside of the phone it does nothing.
 *
 * The frame's `data-phone` has what the phone knows. Calls go to the page around the frame (phone.ts), and replies are for
 * this document only: the next document in the frame must not get them.
 */
const page = Math.random().toString(36).slice(2);
const ownCookies = 'companion-phone-';

const phone = readPhone();
if (phone) start(phone);

function start({ offline, ...info }: PhoneInfo): void {
  const app: ShellWindow = window;
  app.companionInfo = Object.freeze(info);
  if (info.platform === 'ios') offerHandler(app);
  else offerListener(app);
  keepCookiesApart();
  simulateNetwork(offline);
  tell({ companion: page, type: 'started', path: location.pathname + location.search });
}

function readPhone(): PhoneInfo | undefined {
  try {
    return JSON.parse(frameElement?.getAttribute('data-phone') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function tell(message: FromPage): void {
  parent.postMessage(message, location.origin);
}

function onMessage(listener: (message: ToPage) => void): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<ToPage | null | undefined>) => {
    if (source === parent && origin === location.origin && data) listener(data);
  });
}

function onReply(listener: (reply: { text: string; number?: number | undefined }) => void): void {
  onMessage((message) => {
    if (message.companion === page && 'type' in message && message.type === 'reply') listener(message);
  });
}

type AddListener = MessageListenerObject['addEventListener'];
type MessageListener = Parameters<AddListener>[1];

/** Android: an object as `WebViewCompat.addWebMessageListener` injects it. */
function offerListener(app: ShellWindow): void {
  const listeners = new Set<MessageListener>();
  const listener: MessageListenerObject & { onmessage: MessageListener | null; removeEventListener: AddListener } = {
    onmessage: null,
    postMessage: (text) => tell({ companion: page, type: 'call', text: String(text) }),
    addEventListener: (type, added) => void (type === 'message' && listeners.add(added)),
    removeEventListener: (_, removed) => void listeners.delete(removed),
  };
  onReply(({ text }) => {
    const event = new MessageEvent('message', { data: text });
    listener.onmessage?.(event);
    for (const each of listeners) each(event);
  });
  app.companionShell = listener;
}

/** iOS: a handler as `WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)` with reply adds it. */
function offerHandler(app: ShellWindow): void {
  const waiting = new Map<number | undefined, (text: string) => void>();
  let last = 0;
  onReply(({ number, text }) => {
    waiting.get(number)?.(text);
    waiting.delete(number);
  });
  const postMessage = (text: unknown) =>
    new Promise<string>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      tell({ companion: page, type: 'call', number: last, text: String(text) });
    });
  app.webkit = { messageHandlers: { companionShell: { postMessage } } };
}

/** Gives the phone cookies of its own: cookies ignore ports, so it would see the language of a browser's visit to the site. */
function keepCookiesApart(): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  if (!get || !set) return;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      const pairs = String(get.call(document)).split('; ');
      return pairs
        .filter((pair) => !/^(lang|companion-phone-(?!lang=)[^=]*)=/.test(pair))
        .map((pair) => pair.replace(`${ownCookies}lang=`, 'lang='))
        .join('; ');
    },
    set(cookie) {
      set.call(document, String(cookie).replace(/^\s*lang=/, `${ownCookies}lang=`));
    },
  });
}

/** What a page notices when its phone loses the network: the state, the events, and requests that fail or break off. */
function simulateNetwork(offline: boolean): void {
  let cut = offline;
  const running = new Set<() => void>();

  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !cut });
  onMessage((message) => {
    if (message.companion !== 'network' || !('offline' in message) || message.offline === cut) return;
    cut = message.offline;
    if (cut) for (const stop of running) stop();
    dispatchEvent(new Event(cut ? 'offline' : 'online'));
  });
  cutFetch(() => cut, running);
  cutRequests(() => cut, running);
}

/** @param running how to break off each request under way */
function cutFetch(isCut: () => boolean, running: Set<() => void>): void {
  const failure = () => new TypeError('Failed to fetch');
  const realFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (isCut()) throw failure();
    const broken = new AbortController();
    const leave = () => broken.abort(request.signal.reason);
    if (request.signal.aborted) leave();
    request.signal.addEventListener('abort', leave);
    running.add(() => broken.abort(failure()));
    return realFetch(request, { signal: broken.signal });
  };
}

function cutRequests(isCut: () => boolean, running: Set<() => void>): void {
  const realSend = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function send(body) {
    const stop = () => this.abort();
    this.addEventListener('loadend', () => running.delete(stop));
    if (!isCut()) {
      running.add(stop);
      realSend.call(this, body);
      return;
    }
    setTimeout(() => {
      for (const type of ['error', 'loadend']) this.dispatchEvent(new ProgressEvent(type));
    });
  };
}
