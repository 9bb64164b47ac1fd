import type { ShellParams } from './functions.ts';
import { ShellError, type ShellMethod, type Transport } from './shell.ts';

/** The parts of a browser's window that stand in for the app. */
export type BrowserWindow = Pick<Window, 'open' | 'localStorage'> & {
  navigator: Partial<Pick<Navigator, 'share' | 'clipboard'>>;
};

const prefix = 'companion.local.';

/** No app around the page. What a browser can do in its place it does; the rest is not offered. */
export function browser(window: BrowserWindow): Transport {
  const { navigator } = window;
  const actions: { [M in ShellMethod]?: (params: M extends keyof ShellParams ? ShellParams[M] : undefined) => unknown } = {
    openExternalLink: ({ url }) => void window.open(url, '_blank', 'noopener,noreferrer'),
    getLocalData: ({ key }) => ({ value: orUndefined(() => window.localStorage.getItem(prefix + key)) ?? null }),
    saveLocalData: ({ key, value }) => {
      window.localStorage.setItem(prefix + key, value);
    },
    ...(navigator.share
      ? { share: (content: ShellParams['share']) => navigator.share?.(content) }
      : navigator.clipboard && {
          share: ({ text, url }: ShellParams['share']) => navigator.clipboard?.writeText(`${text}\n${url}`.trim()),
        }),
  };
  return {
    kind: 'browser',
    capabilities: Object.keys(actions),
    async send(method, params) {
      try {
        return await (actions[method] as (params: unknown) => unknown)(params);
      } catch (error) {
        const cancelled = error instanceof Error && error.name === 'AbortError';
        throw new ShellError(cancelled ? 'cancelled' : 'failed', `The browser refused ${method}`);
      }
    },
  };
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
