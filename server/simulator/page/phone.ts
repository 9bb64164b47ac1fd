import type { ShellWindow } from '../../../src/shell/detect.ts';
import type { FromPage, PhoneInfo, ToPage } from '../phone-messages.ts';
import { button, type Child, find, h } from './dom.ts';

interface App {
  /** What the app puts into a page at document start */
  info(): PhoneInfo;
  /** Carries out a call; gives the reply's text, or nothing to stay silent */
  onCall(text: string): Promise<string | undefined>;
  onPath(path: string): void;
  drawHome(): HTMLElement;
}

export type Phone = ReturnType<typeof createPhone>;

/**
 * The phone: its screen, the web view in it, and what the person does with it. The app opens each page in a web view of its
 * own, and removes it when the person leaves.
 */
export function createPhone({ info, onCall, onPath, drawHome }: App) {
  const screen = find('[data-screen]');
  let frame: HTMLIFrameElement | undefined;
  let path = '/home';

  const show = (layer?: HTMLElement) => {
    for (const old of screen.querySelectorAll('.layer')) old.remove();
    if (layer) screen.append(layer);
  };

  /** Where the web view is now. */
  const here = (): string => inPage(frame, pathOf) ?? path;

  const open = (target = path) => {
    path = target;
    frame?.remove();
    frame = createFrame(info());
    frame.addEventListener('load', () => show(inPage(frame, (page) => !!page.companionInfo) ? undefined : failure(open)));
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
    if (inPage(frame, (page) => page.navigation?.canGoBack)) frame?.contentWindow?.history.back();
    else leave();
  };

  const post = (message: ToPage) => frame?.contentWindow?.postMessage(message, location.origin);

  addEventListener('message', async ({ source, origin, data }: MessageEvent<FromPage | undefined>) => {
    if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
    if (data?.type === 'started') {
      path = data.path;
      show();
      onPath(path);
    }
    if (data?.type !== 'call') return;
    const { companion, number } = data;
    const text = await onCall(data.text);
    if (text !== undefined && frame?.contentWindow === source) post({ companion, type: 'reply', number, text });
  });

  find('[data-phone-back]').addEventListener('click', back);
  find('[data-phone-home]').addEventListener('click', leave);
  find('[data-phone-reload]').addEventListener('click', () => open(here()));

  return {
    open,
    leave,
    here,
    /** Covers the page with a sheet of the app's own, until its button is tapped. */
    sheet: (title: string, text: string, ...more: Child[]) => show(sheet(title, [h('p', {}, text), more], () => show())),
    isOpen: () => !!frame,
    redrawHome: () => frame ?? show(drawHome()),
    /** Tells the open page that the network has come or gone. */
    setOffline(offline: boolean) {
      post({ companion: 'network', offline });
      if (frame) frame.dataset.phone = JSON.stringify(info());
    },
  };
}

const pathOf = ({ location: { pathname, search } }: Window): string | undefined =>
  pathname.startsWith('/') ? pathname + search : undefined;

/** Reads something from the page; undefined without one, and for the browser's own error page, which throws. */
function inPage<Value>(frame: HTMLIFrameElement | undefined, read: (page: Window & ShellWindow) => Value): Value | undefined {
  try {
    return frame?.contentWindow ? read(frame.contentWindow) : undefined;
  } catch {
    return undefined;
  }
}

const createFrame = (info: PhoneInfo): HTMLIFrameElement =>
  h('iframe', {
    id: 'web-view',
    title: 'Web view',
    allow: 'camera; clipboard-write',
    // An app opens a page without a referrer: without this, it would be the shell.
    referrerPolicy: 'no-referrer',
    dataset: { phone: JSON.stringify(info) },
  });

const sheet = (title: string, content: Child[], onDone: () => void) =>
  h(
    'div',
    { class: 'layer sheet', role: 'dialog', 'aria-label': title },
    h('div', {}, h('h2', {}, title), content, button('Done', onDone, { class: 'primary' })),
  );

const failure = (open: () => void) =>
  h(
    'div',
    { class: 'layer failure' },
    h('h2', {}, 'Web page not available'),
    h('p', {}, 'The phone could not load this page.'),
    button('Try again', () => open(), { class: 'primary' }),
  );
