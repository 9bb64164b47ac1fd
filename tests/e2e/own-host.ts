import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { createSite } from '../../server/site.ts';
import { openedCache, shellCache } from '../../src/routes/offline.ts';
import { siteDir } from '../links/built-site.ts';
import { test as base, expect } from './fixtures.ts';

/** A host of the built site that belongs to one test, which takes it off the net, and changes what is on it. */
export interface OwnHost {
  origin: string;
  /** `gone`: nobody answers; `silent`: nothing comes back; `broken`: an error page does */
  state: 'up' | 'gone' | 'silent' | 'broken';
  /** Other files than those that were built, by their path */
  files: Map<string, string>;
  /** An answer that stops after some bytes, and is broken off once `end` says how the host is from then on */
  cut: { path: string; bytes: number; end: Promise<OwnHost['state']> } | undefined;
  /** Paths, in the order in which they were asked for */
  asked: string[];
  /** How many of them are not answered yet */
  underWay: number;
}

/** Flows with the real service worker, which others block: it would stand between a page and what they put in its way. */
export const test = base.extend<{ host: OwnHost }>({
  serviceWorkers: 'allow',
  baseURL: async ({ host }, use) => use(host.origin),
  host: async ({ browserName: _ }, use) => {
    const site = createSite(siteDir);
    const host: OwnHost = { origin: '', state: 'up', files: new Map(), cut: undefined, asked: [], underWay: 0 };
    const answer = getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      host.asked.push(pathname);
      if (host.state === 'broken') return new Response('Bad gateway', { status: 502 });
      // Not compressed, which takes longer than all else, and whole.
      const Cookie = request.headers.get('Cookie') ?? '';
      const response = await site.fetch(new Request(request.url, { headers: { Cookie } }));
      if (host.cut?.path === pathname) return cutOff(host, host.cut, response);
      const own = host.files.get(pathname);
      if (own === undefined) return response;
      const headers = new Headers(response.headers);
      for (const name of ['etag', 'content-length', 'content-encoding']) headers.delete(name);
      return new Response(own, { headers });
    });
    const server = createServer((request, response) => {
      host.underWay++;
      response.once('close', () => host.underWay--);
      if (host.state === 'gone') request.socket.destroy();
      else if (host.state !== 'silent') void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(host);
    server.closeAllConnections();
    server.close();
  },
});

/** Once the worker is there, has kept the page, as it does after each that is opened, and asks for nothing more. */
export async function kept(page: Page, host: OwnHost, path = new URL(page.url()).pathname): Promise<void> {
  await page.waitForFunction(
    async ([opened = '', shell = '', address = '']) => {
      const pages = await (await caches.open(shell)).keys();
      const copy = await caches.match(address, { cacheName: opened, ignoreVary: true });
      return !!navigator.serviceWorker.controller && !!copy && pages.some(({ url }) => url.endsWith('/offline'));
    },
    [openedCache, shellCache, path],
  );
  await idle(host);
}

/** Once nothing is asked of the host any more. */
export async function idle(host: OwnHost): Promise<void> {
  let [before, idle] = [-1, 0];
  const looksWithoutRequest = () => {
    idle = host.underWay === 0 && host.asked.length === before ? idle + 1 : 0;
    before = host.asked.length;
    return idle;
  };
  await expect.poll(looksWithoutRequest, { intervals: [250] }).toBeGreaterThan(2);
}

/** An answer whose connection breaks in the middle. */
async function cutOff(host: OwnHost, { bytes, end }: NonNullable<OwnHost['cut']>, response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  host.cut = undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(whole.slice(0, bytes));
      void end.then((state) => {
        host.state = state;
        controller.error(new Error('The connection is cut'));
      });
    },
  });
  return new Response(body, { headers: response.headers });
}

/** Names of the caches that there are, and how many workers. */
export const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
