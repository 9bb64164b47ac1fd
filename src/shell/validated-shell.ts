import * as v from 'valibot';
import { TimeoutError, withTimeout } from '../lib/timeout.ts';
import { allowedExternal } from './allowed-external.ts';
import { limits } from './limits.ts';
import { replies, type Shell, ShellError, type Transport } from './shell.ts';

/**
 * A transport with timeouts and validation: every call ends within its limit, every reply is validated against its schema,
 * unsupported functions are rejected, and external links lead to `hosts` only.
 */
export function validatedShell(transport: Transport, hosts: readonly string[]): Shell {
  const can: Shell['can'] = (method) => transport.capabilities === 'all' || transport.capabilities.includes(method);
  const shell: Shell = {
    kind: transport.kind,
    can,
    call: (method, ...params) => shell.callWithin(method.startsWith('get') ? limits.getter : limits.action, method, ...params),
    async callWithin(limit, method, ...[params]) {
      if (!can(method)) throw new ShellError('unsupported', `The app does not offer ${method}`);
      const sent = method === 'openExternalLink' ? knownLink(params as { url: string }, hosts) : params;
      const reply = await withTimeout(transport.send(method, sent), limit, method).catch((error) => {
        if (error instanceof ShellError) throw error;
        throw error instanceof TimeoutError
          ? new ShellError('timeout', error.message)
          : new ShellError('failed', `${method} failed`);
      });
      const result = v.safeParse(replies[method], reply);
      if (!result.success) throw new ShellError('malformed', `The app's reply to ${method} is malformed`);
      return result.output as never;
    },
  };
  return shell;
}

/** @throws ShellError when it leads to another host than the known ones */
function knownLink({ url }: { url: string }, hosts: readonly string[]): { url: string } {
  const href = allowedExternal(url, hosts);
  if (!href) throw new ShellError('failed', 'Not a known host');
  return { url: href };
}
