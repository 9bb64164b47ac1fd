import { type BrowserWindow, browser } from './browser.ts';
import { canonical } from './canonical.ts';
import { checked } from './checked.ts';
import { detectTransport } from './detect.ts';
import type { Shell, Transport } from './shell.ts';

type AnyWindow = BrowserWindow & import('./dsbridge.ts').DsWindow & Pick<EventTarget, 'addEventListener'>;

let connected: Promise<Shell> | undefined;

/**
 * The native app around this page, or the browser's stand-in for it: found once per page. The app's own bridge and the
 * browser are a few hundred bytes and here at once; the others are loaded where they are needed.
 *
 * @throws what a failed load throws; the next call tries again
 */
export function connectShell(hosts: readonly string[] = __DEPLOYMENT__.externalHosts): Promise<Shell> {
  connected ??= transportOf(window as unknown as AnyWindow).then((transport) => checked(transport, hosts));
  connected.catch(() => {
    connected = undefined;
  });
  return connected;
}

/** Exported for tests. */
export async function transportOf(window: AnyWindow): Promise<Transport> {
  switch (detectTransport(window)) {
    case 'canonical':
      return canonical(window);
    case 'dsbridge':
      return (await import('./dsbridge.ts')).dsbridge(window);
    case 'flutter':
      return (await import('./flutter.ts')).flutter(window);
    case 'browser':
      return browser(window);
  }
}
