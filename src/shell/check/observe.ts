import type { ConnectWindow } from '../connect.ts';
import type { MessageListenerObject, ShellWindow } from '../detect.ts';
import type { Journal } from './journal.ts';
import { idOf, messageFaults } from './reply-message.ts';

/**
 * Wraps each bridge of the window to record calls and replies. The transports of the parent folder work with it unchanged, so the
 * check exercises what the pages use.
 */
export function observe(window: Window, journal: Journal): ConnectWindow {
  const { companionShell, webkit, _dsbridge, flutter_inappwebview: flutter } = window;
  const handler = webkit?.messageHandlers?.companionShell;
  const own: ConnectWindow = {
    navigator: window.navigator,
    ...(window.companionInfo && { companionInfo: window.companionInfo }),
    // Reading it throws where a web view has no storage.
    get localStorage() {
      return window.localStorage;
    },
    open: (...args: Parameters<Window['open']>) => window.open(...args),
    addEventListener: (...args: Parameters<Window['addEventListener']>) => window.addEventListener(...args),
    ...(window._dswk !== undefined && { _dswk: window._dswk }),
    ...(companionShell && { companionShell: overListener(companionShell, journal) }),
    ...(handler && { webkit: { messageHandlers: { companionShell: overHandler(handler, journal) } } }),
    ...(_dsbridge && {
      _dsbridge: {
        call: (method: string, json: string) => overDsbridge(journal, method, json, () => _dsbridge.call(method, json)),
      },
    }),
    prompt: (text = '', value = '') =>
      overDsbridge(journal, text.replace(/^_dsbridge=/, ''), value, () => window.prompt(text, value)),
    ...(flutter && { flutter_inappwebview: overFlutter(flutter, journal) }),
  };
  // DSBridge replies through functions of the real window, which a transport defines one per call.
  return new Proxy(own, {
    set(_, name, callback: (answer: unknown) => void) {
      Object.assign(window, {
        [name]: (answer: unknown) => {
          journal.replied(name);
          callback(answer);
        },
      });
      return true;
    },
  });
}

const overListener = (real: MessageListenerObject, journal: Journal): MessageListenerObject => ({
  postMessage(text) {
    const { id, method } = JSON.parse(text);
    journal.sent(id, method);
    real.postMessage(text);
  },
  addEventListener: (type, listener) =>
    real.addEventListener(type, (event) => {
      const id = idOf(event.data);
      journal.replied(id, messageFaults(event.data, id));
      listener(event);
    }),
});

type Handler = NonNullable<NonNullable<NonNullable<ShellWindow['webkit']>['messageHandlers']>['companionShell']>;

const overHandler = (real: Handler, journal: Journal): Handler => ({
  async postMessage(text) {
    const { id, method } = JSON.parse(text);
    journal.sent(id, method);
    const reply = await real.postMessage(text);
    journal.replied(id, messageFaults(reply, id));
    return reply;
  },
});

const overFlutter = (real: NonNullable<ShellWindow['flutter_inappwebview']>, journal: Journal) => ({
  // Read when it is called: it comes with the plugin's script.
  get callHandler() {
    return (
      real.callHandler &&
      (async (method: string, ...args: unknown[]) => {
        const key = Symbol(method);
        journal.sent(key, method);
        const answer = await real.callHandler?.(method, ...args);
        journal.replied(key);
        return answer;
      })
    );
  },
});

/** A call of DSBridge, which may reply synchronously. DSBridge's own capability queries are skipped. */
function overDsbridge(journal: Journal, method: string, json: string, call: () => string | null): string | null {
  if (method.startsWith('_dsb.')) return call();
  const key = JSON.parse(json)._dscbstub ?? Symbol(method);
  journal.sent(key, method);
  const answer = call();
  if (codeOf(answer) === 0) journal.replied(key);
  return answer;
}

function codeOf(answer: string | null): unknown {
  try {
    return JSON.parse(answer ?? '')?.code;
  } catch {
    return undefined;
  }
}
