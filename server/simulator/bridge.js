/**
 * The native app's side of the canonical bridge inside a page, as a web view puts it there at document start. It is put into
 * every page that the phone opens, and does nothing in a page that stands anywhere else.
 *
 * What the phone knows is on the frame that holds the page; calls go to the page around it (phone.js), and answers come back
 * for this document only: a page that was left must not get them.
 */
(() => {
  const phone = readPhone();
  if (!phone) return;

  const { offline, ...info } = phone;
  const page = Math.random().toString(36).slice(2);
  const tell = (message) => parent.postMessage({ companion: page, ...message }, location.origin);
  const ownCookies = 'companion-phone-';

  window.companionInfo = Object.freeze(info);
  if (info.platform === 'ios') offerHandler();
  else offerListener();
  keepCookiesApart();
  obeyNetwork();
  tell({ type: 'started', path: location.pathname + location.search });

  function readPhone() {
    try {
      return JSON.parse(frameElement.dataset.phone);
    } catch {
      return undefined;
    }
  }

  function onReply(listener) {
    addEventListener('message', ({ source, origin, data }) => {
      if (source === parent && origin === location.origin && data?.companion === page && data.type === 'reply') listener(data);
    });
  }

  /** Android: an object as `WebViewCompat.addWebMessageListener` injects it. */
  function offerListener() {
    const target = new EventTarget();
    const listener = {
      onmessage: null,
      postMessage: (text) => tell({ type: 'call', text: String(text) }),
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    };
    onReply(({ text }) => {
      const event = new MessageEvent('message', { data: text });
      listener.onmessage?.(event);
      target.dispatchEvent(event);
    });
    window.companionShell = listener;
  }

  /** iOS: a handler as `WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)` with reply adds it. */
  function offerHandler() {
    const waiting = new Map();
    let last = 0;
    onReply(({ number, text }) => {
      waiting.get(number)?.(text);
      waiting.delete(number);
    });
    const postMessage = (text) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        tell({ type: 'call', number: last, text: String(text) });
      });
    window.webkit = { messageHandlers: { companionShell: { postMessage } } };
  }

  /** Cookies ignore ports, so that the phone would see the language of a browser's visit to the site: it has a jar of its own. */
  function keepCookiesApart() {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get() {
        const pairs = get.call(this).split('; ');
        return pairs
          .filter((pair) => !/^(lang|companion-phone-(?!lang=)[^=]*)=/.test(pair))
          .map((pair) => pair.replace(`${ownCookies}lang=`, 'lang='))
          .join('; ');
      },
      set(cookie) {
        set.call(this, String(cookie).replace(/^\s*lang=/, `${ownCookies}lang=`));
      },
    });
  }

  /** What a page notices when its phone loses the network: the state, the events, and calls that fail or break off. */
  function obeyNetwork() {
    let cut = offline;
    const running = new Set();
    const failure = () => new TypeError('Failed to fetch');

    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !cut });
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== parent || origin !== location.origin || data?.companion !== 'network' || data.offline === cut) return;
      cut = data.offline;
      if (cut) for (const stop of running) stop();
      dispatchEvent(new Event(cut ? 'offline' : 'online'));
    });

    const realFetch = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (cut) throw failure();
      const broken = new AbortController();
      const stop = () => broken.abort(failure());
      const leave = () => broken.abort(request.signal.reason);
      if (request.signal.aborted) leave();
      request.signal.addEventListener('abort', leave);
      running.add(stop);
      return realFetch(request, { signal: broken.signal });
    };

    const realSend = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function send(body) {
      const stop = () => this.abort();
      this.addEventListener('loadend', () => running.delete(stop));
      if (!cut) {
        running.add(stop);
        realSend.call(this, body);
        return;
      }
      setTimeout(() => {
        for (const type of ['error', 'loadend']) this.dispatchEvent(new ProgressEvent(type));
      });
    };
  }
})();
