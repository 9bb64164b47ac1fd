import type { ShellWindow } from './detect.ts';
import { parseLooseReply } from './loose-reply.ts';
import type { Transport } from './shell.ts';

/**
 * Apps built on flutter_inappwebview (https://inappwebview.dev/docs/webview/javascript/communication): one handler per function, by its
 * name, given the params. `callHandler` is there once the plugin's script has run; until then its ready event is waited for.
 */
export function flutter(window: ShellWindow & Pick<EventTarget, 'addEventListener'>): Transport {
  const ready = () =>
    new Promise<void>((resolve) => {
      if (window.flutter_inappwebview?.callHandler) resolve();
      else window.addEventListener('flutterInAppWebViewPlatformReady', () => resolve(), { once: true });
    });
  return {
    kind: 'flutter',
    capabilities: window.companionInfo?.capabilities ?? 'all',
    async send(method, params) {
      await ready();
      return parseLooseReply(await window.flutter_inappwebview?.callHandler?.(method, params ?? null));
    },
  };
}
