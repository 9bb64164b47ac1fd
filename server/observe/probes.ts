import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Db } from '../db/tables.ts';
import { isThisMachine } from '../http/address.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

export interface ProbeOptions {
  db: Db;
  /** Milliseconds of a clock that is never set */
  elapsed?: () => number;
  /** The server is about to end: no new calls should be sent to it */
  isStopping?: () => boolean;
  /** Receives one entry per request and one per internal error */
  log?: Log;
  metrics?: Metrics | undefined;
  /** Whoever asks for the metrics must show it; without one, only this machine may ask */
  metricsToken?: string | undefined;
}

/**
 * What watches over a server asks: `/healthz`, whether it is alive; `/readyz`, whether calls may be sent to it; `/metrics`, for
 * Prometheus. They stand before everything else, so that no limit and no grant of the calls applies to them.
 *
 * @returns whether calls may be sent to it, and what is to be told of the errors of calls
 */
export function probes(app: Hono, options: ProbeOptions): { isReady: () => Promise<boolean>; saw: (error: unknown) => void } {
  const { db, elapsed = () => performance.now(), isStopping = () => false, log, metrics, metricsToken } = options;
  const say = (c: Context, status: 200 | 403 | 503, text: string, type = 'text/plain; charset=utf-8') =>
    c.body(text, status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

  const database = createReadiness(db, elapsed, log);
  const readiness = async () => {
    const said = isStopping() ? 'stopping' : await database.ask();
    // It may have been told to stop meanwhile.
    return isStopping() ? 'stopping' : said;
  };
  const isReady = async () => (await readiness()) === 'ready';

  app.get('/healthz', (c) => say(c, 200, 'alive\n'));
  app.get('/readyz', async (c) => {
    const said = await readiness();
    return say(c, said === 'ready' ? 200 : 503, `${said}\n`);
  });
  if (metrics)
    app.get('/metrics', async (c) =>
      mayRead(c, metricsToken) ? say(c, 200, await metrics.text(), metrics.type) : say(c, 403, 'forbidden\n'),
    );
  return { isReady, saw: database.saw };
}

function mayRead(c: Context, token: string | undefined): boolean {
  if (token) return isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`);
  return isThisMachine(c);
}

/** In the same time however much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
