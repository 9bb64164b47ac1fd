import { getRequestListener } from '@hono/node-server';
import { listen } from '../../server/listen.ts';
import { createSite } from '../../server/site.ts';
import { startServers } from '../../server/start.ts';
import { addresses, testPort } from '../../tools/scripts/deployment.ts';
import { siteDir } from '../links/built-site.ts';
import type { Tab } from './tab.ts';

const at = addresses(testPort);

/**
 * Keeps what goes wrong in a page until it is asked for: WebDriver tells of no errors. It stands before the page's own policy, which
 * says nothing about it.
 */
const watcher = `<script>(() => {
  const key = 'engines.problems';
  const note = (text) => sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) || '[]'), location.pathname + ': ' + text]));
  addEventListener('error', ({ message, target }) => note('error: ' + (message || target.src || target.href)), true);
  // Firefox rejects the imports of a page that is left while it still loads.
  let left = 0;
  addEventListener('beforeunload', () => { left = Date.now(); });
  addEventListener('unhandledrejection', ({ reason }) => Date.now() - left > 1000 && note('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note('policy: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { note('console: ' + words.join(' ')); error.apply(console, words); };
})()</script>`;

/** A transition that the next navigation cuts short is rejected, and nothing is missing. */
const harmless = /: rejection: \w*Error: .*[Tt]ransition/;

/** What has gone wrong in the tab since it was asked last. */
export async function problemsOf(tab: Tab): Promise<string[]> {
  const problems = await tab.run(() => {
    const key = 'engines.problems';
    const kept: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return kept;
  });
  return problems.filter((text) => !harmless.test(text));
}

export interface Host {
  site: string;
  /** Nobody answers at the site's address any more, while the app servers still do. */
  leave(): void;
  /** The address of a page that somebody of the seed opens, signed in */
  as(uid: string, path: string): Promise<string>;
  stop(): Promise<void>;
}

/** The built site, its pages with the {@link watcher}, and the app servers with a database of their own. */
export async function startHost(): Promise<Host> {
  const site = createSite(siteDir);
  const answer = getRequestListener(async (request) => {
    const response = await site.fetch(new Request(request.url, { headers: { Cookie: request.headers.get('Cookie') ?? '' } }));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const headers = new Headers(response.headers);
    for (const name of ['etag', 'content-length']) headers.delete(name);
    return new Response((await response.text()).replace('<head>', `<head>${watcher}`), { status: response.status, headers });
  });
  let gone = false;
  const stopSite = await listen((request, response) => {
    if (gone) request.socket.destroy();
    else void answer(request, response);
  }, at.port);
  const servers = await startServers({ port: at.port, database: ':memory:', site: { origin: at.site } });
  return {
    site: at.site,
    leave() {
      gone = true;
    },
    async as(uid, path) {
      const headers = { 'Content-Type': 'application/json', Origin: at.shell };
      const told = await fetch(`${at.shell}/shell/api/token`, { method: 'POST', headers, body: JSON.stringify({ uid }) });
      const { token } = (await told.json()) as { token: string };
      return `${at.site}${path}#?token=${token}`;
    },
    async stop() {
      await stopSite();
      await servers.stop();
    },
  };
}
