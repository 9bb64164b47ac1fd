import { h } from './dom.js';

/**
 * The phone: its screen, the web view in it, and what the person does with it. The app that it stands for opens each page in a
 * web view of its own, and takes it away when it is left.
 *
 * @param info what the app puts into a page at document start
 * @param onCall what the app does with a call; gives the answer's text, or nothing to stay silent
 */
export function createPhone({ info, onCall, onPath, drawHome }) {
  const screen = document.querySelector('[data-screen]');
  let frame;
  let path = '/home';

  const show = (layer) => {
    for (const old of screen.querySelectorAll('.layer')) old.remove();
    if (layer) screen.append(layer);
  };

  /** Where the web view is now; the browser's own error page does not say. */
  const here = () => {
    try {
      const { pathname, search } = frame.contentWindow.location;
      return pathname.startsWith('/') ? pathname + search : path;
    } catch {
      return path;
    }
  };

  /** A page that the network did not deliver is the browser's own, which nobody can look into. */
  const started = () => {
    try {
      return !!frame.contentWindow.companionInfo;
    } catch {
      return false;
    }
  };

  const open = (target = path) => {
    path = target;
    frame?.remove();
    frame = h('iframe', {
      id: 'web-view',
      title: 'Web view',
      allow: 'camera; clipboard-write',
      // An app opens a page from nowhere: without this, the page before it would be the shell.
      referrerPolicy: 'no-referrer',
      dataset: { phone: JSON.stringify(info()) },
    });
    frame.addEventListener('load', () => show(started() ? undefined : failure(open)));
    show(h('div', { class: 'layer waiting' }, h('span', { class: 'spinner' })));
    frame.src = target;
    screen.prepend(frame);
    onPath(target);
  };

  const leave = () => {
    frame?.remove();
    frame = undefined;
    show(drawHome());
  };

  const back = () => {
    let within = false;
    try {
      within = frame?.contentWindow.navigation?.canGoBack;
    } catch {
      // The browser's own error page: nothing to go back within.
    }
    if (within) frame.contentWindow.history.back();
    else leave();
  };

  addEventListener('message', async ({ source, origin, data }) => {
    if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
    if (data?.type === 'started') {
      path = data.path;
      show();
      onPath(path);
    }
    if (data?.type !== 'call') return;
    const text = await onCall(data.text);
    const { companion, number } = data;
    if (text !== undefined && frame?.contentWindow === source)
      source.postMessage({ companion, type: 'reply', number, text }, location.origin);
  });

  document.querySelector('[data-phone-back]').addEventListener('click', back);
  document.querySelector('[data-phone-home]').addEventListener('click', leave);
  document.querySelector('[data-phone-reload]').addEventListener('click', () => open(here()));

  return {
    open,
    leave,
    here,
    /** The app's own cover over the page, which a tap on its button takes away. */
    sheet: (title, text, ...more) =>
      show(
        h(
          'div',
          { class: 'layer sheet', role: 'dialog', 'aria-label': title },
          h(
            'div',
            {},
            h('h2', {}, title),
            h('p', {}, text),
            more,
            h('button', { type: 'button', class: 'primary', onclick: () => show() }, 'Done'),
          ),
        ),
      ),
    isOpen: () => !!frame,
    redrawHome: () => frame || show(drawHome()),
    /** Tells the page, which goes on, what has changed of the network. */
    setOffline(offline) {
      frame?.contentWindow?.postMessage({ companion: 'network', offline }, location.origin);
      if (frame) frame.dataset.phone = JSON.stringify(info());
    },
  };
}

const failure = (open) =>
  h(
    'div',
    { class: 'layer failure' },
    h('h2', {}, 'Web page not available'),
    h('p', {}, 'The phone could not load this page.'),
    h('button', { type: 'button', class: 'primary', onclick: () => open() }, 'Try again'),
  );
