import { keysOf } from '../lib/keys-of.ts';
import { type ShellWindow, usesPrompt } from './detect.ts';
import { parseLooseReply } from './loose-reply.ts';
import { replies, type Transport } from './shell.ts';

/**
 * Apps built on DSBridge 3 (https://github.com/wendux/DSBridge-Android): `_dsbridge.call(method, json)` on Android, a
 * `prompt` that the web view answers on iOS. `json` is `{data: params, _dscbstub}`; the app answers by calling the global
 * function that `_dscbstub` names, or, where the function is a synchronous one, at once with `{code:0,data}`.
 *
 * `code` -1 at once says nothing: an asynchronous call that is still running returns it too.
 */
export function dsbridge(window: ShellWindow & Pick<Window, 'prompt'>): Transport {
  const call = (method: string, json: object): { code?: unknown; data?: unknown } => {
    const text = JSON.stringify(json);
    const answer = window._dsbridge
      ? window._dsbridge.call(method, text)
      : usesPrompt(window)
        ? window.prompt(`_dsbridge=${method}`, text)
        : null;
    try {
      return JSON.parse(answer || '{}') ?? {};
    } catch {
      return {};
    }
  };
  const has = (name: string, type: 'all' | 'syn' | 'asyn') =>
    call('_dsb.hasNativeMethod', { data: { name, type } }).data === true;
  const offered = keysOf(replies).filter((name) => has(name, 'all'));

  return {
    kind: 'dsbridge',
    capabilities: offered.length ? offered : 'all',
    send: (method, params) =>
      new Promise((resolve) => {
        const data = params ?? null;
        if (!has(method, 'asyn') && has(method, 'syn')) return resolve(parseLooseReply(call(method, { data }).data));
        const stub = `dscb${crypto.getRandomValues(new Uint32Array(2)).join('')}` as const;
        // It stays after a time-out, so that a late answer finds a function; the app deletes it with its last answer.
        window[stub] = (answer: unknown) => resolve(parseLooseReply(answer));
        const now = call(method, { data, _dscbstub: stub });
        if (now.code === 0) resolve(parseLooseReply(now.data));
      }),
  };
}
