import { type BrowserWindow, browser } from './browser.ts';
import { canonical } from './canonical.ts';
import { detectTransport, type ShellWindow } from './detect.ts';
import type { Shell, Transport } from './shell.ts';
import { validatedShell } from './validated-shell.ts';

let connected: Promise<Shell> | undefined;

/**
 * The native app around this page, or the browser's stand-in for it: found once per page. The app's own bridge and the
 * browser are a few hundred bytes and here at once; the others are loaded where they are needed.
 *
 * @throws what a failed load throws; the next call tries again
 */
export function connectShell(hosts: readonly string[] = __DEPLOYMENT__.externalHosts): Promise<Shell> {
  connected ??= transportOf(window).then((transport) => validatedShell(transport, hosts));
  connected.catch(() => {
    connected = undefined;
  });
  return connected;
}

/** The parts of a window that any transport needs. */
export type ConnectWindow = ShellWindow & BrowserWindow & Pick<Window, 'prompt' | 'addEventListener'>;

/** Exported for the shell check and for tests. */
export async function transportOf(window: ConnectWindow): Promise<Transport> {
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
