import type { ShellWindow } from './detect.ts';
import { ShellError, type Transport, toShellError } from './shell.ts';

interface Pending {
  resolve(data: unknown): void;
  reject(error: ShellError): void;
}

/**
 * Companion's own bridge. One JSON message per call, `{v:1,id,method,params}`, and one back,
 * `{v:1,id,ok:true,data}` or `{v:1,id,ok:false,error:{code,message}}`: on Android over an injected message listener object, on iOS
 * over a script message handler with reply.
 *
 * A reply without a waiting call of its id (late, repeated, made up) is dropped.
 */
export function canonical(window: ShellWindow): Transport {
  const waiting = new Map<unknown, Pending>();
  const listener = window.companionShell;
  const handler = window.webkit?.messageHandlers?.companionShell;

  /** @param asked the call that iOS says this answers; on Android only the message itself says */
  const receive = (message: unknown, asked?: string) => {
    const reply = parse(message);
    const id = asked ?? reply?.id;
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    if (reply?.id !== id) call.reject(new ShellError('malformed', 'Not a reply to this call'));
    else if (reply?.ok === true) call.resolve(reply.data);
    else call.reject(reply?.ok === false ? toShellError(reply.error) : new ShellError('malformed', 'Not a reply'));
  };

  listener?.addEventListener('message', (event) => receive(event.data));

  return {
    kind: 'canonical',
    capabilities: window.companionInfo?.capabilities ?? 'all',
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
        waiting.set(id, { resolve, reject });
        const message = JSON.stringify({ v: 1, id, method, params });
        if (listener) listener.postMessage(message);
        else handler?.postMessage(message).then((reply) => receive(reply, id), reject);
      }),
  };
}

function parse(message: unknown): { id?: unknown; ok?: unknown; data?: unknown; error?: unknown } | undefined {
  try {
    const reply = JSON.parse(String(message));
    return reply?.v === 1 ? reply : undefined;
  } catch {
    return undefined;
  }
}
