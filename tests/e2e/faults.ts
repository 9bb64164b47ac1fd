import type { Locator, Page, Route } from '@playwright/test';
import { timeLimits } from '../../src/api/client.ts';

/** One way in which a call to the app servers goes wrong after it has left the page. */
export interface Fault {
  name: string;
  /** What the reader is told */
  toast: string;
  /** Whether the server did what it was asked for all the same */
  done: boolean;
  happen(route: Route): Promise<void>;
}

/** The server's own answer with another body: whatever it was asked for, it did. */
const changed = (change: (body: string) => string, contentType?: string) => async (route: Route) => {
  const response = await route.fetch();
  const body = change(await response.text());
  await route.fulfill({ response, body, ...(contentType && { contentType }) });
};

/** An answer that the server gives instead of doing anything. */
const refused = (code: number, msg: string, status: number) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'Access-Control-Allow-Origin': '*' },
    contentType: 'application/json',
    body: JSON.stringify({ code, msg, data: null }),
  });

export const faults: readonly Fault[] = [
  { name: 'another code under a 200', toast: 'Not today <b>', done: false, happen: refused(503, 'Not today <b>', 200) },
  { name: 'a failure without a word', toast: 'Error', done: false, happen: refused(500, '', 500) },
  {
    name: 'HTML under a 200',
    toast: 'Error',
    done: true,
    happen: changed(() => '<!doctype html><title>Sign in to the network</title>', 'text/html'),
  },
  { name: 'half a body', toast: 'Error', done: true, happen: changed((body) => body.slice(0, body.length / 2)) },
  { name: 'another shape', toast: 'Error', done: true, happen: changed(() => '{"code":"200","data":[]}') },
  {
    name: 'a broken connection',
    toast: 'No connection. Check your network.',
    done: false,
    happen: (route) => route.abort('connectionreset'),
  },
  {
    name: 'silence',
    toast: 'The server is taking too long to answer.',
    done: false,
    happen: async () => undefined,
  },
];

/**
 * Makes the client's time limits pass faster; any other timer stays as it is.
 *
 * @param limit milliseconds; longer limits stay as they are
 * @param pace so many times as fast
 */
export async function hurryTimeLimits(page: Page, limit: number, pace = 5): Promise<void> {
  await page.addInitScript(
    ([most, times, limits]) => {
      const start = window.setTimeout.bind(window);
      const hurried = (work: TimerHandler, milliseconds = 0, ...values: unknown[]) =>
        start(work, limits.includes(milliseconds) ? milliseconds / times : milliseconds, ...values);
      window.setTimeout = hurried as typeof setTimeout;
      const property = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        ...property,
        set(milliseconds: number) {
          property?.set?.call(this, milliseconds <= most ? milliseconds / times : milliseconds);
        },
      });
    },
    [limit, pace, Object.values<number>(timeLimits).filter((milliseconds) => milliseconds <= limit)] as const,
  );
}

/**
 * Lets every call of an endpoint go wrong.
 *
 * @param until what the page shows while it waits: no call is answered before that was seen
 * @returns mends it
 */
export async function breakCalls(page: Page, endpoint: string, fault: Fault, until?: Locator): Promise<() => Promise<void>> {
  const url = `**/api/v1/feedback/${endpoint}*`;
  const seen = until?.waitFor();
  await page.route(url, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    await seen;
    await fault.happen(route);
  });
  return () => page.unroute(url);
}
