import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { withTimeout } from '../../src/lib/timeout.ts';
import { isUpToDate } from '../db/migrate.ts';
import type { Db } from '../db/tables.ts';
import { isThisMachine } from '../http/address.ts';
import type { Metrics } from './metrics.ts';

export interface ProbeOptions {
  db: Db;
  /** Milliseconds of a clock that is never set */
  elapsed?: () => number;
  /** The server is about to end: no new calls should be sent to it */
  isStopping?: () => boolean;
  metrics?: Metrics | undefined;
  /** Whoever asks for the metrics must show it; without one, only this machine may ask */
  metricsToken?: string | undefined;
}

/** Milliseconds in which the database must answer, and for which its answer holds: anybody may ask as often as they like. */
const [patience, answerHolds] = [2000, 1000];

/**
 * What watches over a server asks: `/healthz`, whether it is alive; `/readyz`, whether calls may be sent to it; `/metrics`, for
 * Prometheus. They stand before everything else, so that no limit and no grant of the calls applies to them.
 */
export function probes(app: Hono, options: ProbeOptions): void {
  const { db, elapsed = () => performance.now(), isStopping = () => false, metrics, metricsToken } = options;
  const say = (c: Context, status: 200 | 403 | 503, text: string, type = 'text/plain; charset=utf-8') =>
    c.body(text, status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

  let asked: { at: number; ready: Promise<boolean | undefined> } | undefined;
  /** Whether the database is up to date; nothing where it does not answer */
  const askDatabase = (): Promise<boolean | undefined> => {
    const at = elapsed();
    if (!asked || at - asked.at >= answerHolds)
      asked = { at, ready: withTimeout(isUpToDate(db), patience).catch(() => undefined) };
    return asked.ready;
  };

  app.get('/healthz', (c) => say(c, 200, 'alive\n'));
  app.get('/readyz', async (c) => {
    const ready = isStopping() ? undefined : await askDatabase();
    // It may have been told to stop meanwhile.
    if (isStopping()) return say(c, 503, 'stopping\n');
    if (ready === undefined) return say(c, 503, 'the database does not answer\n');
    return ready ? say(c, 200, 'ready\n') : say(c, 503, 'the database awaits migrations\n');
  });
  if (!metrics) return;
  app.get('/metrics', async (c) =>
    mayRead(c, metricsToken) ? say(c, 200, await metrics.text(), metrics.type) : say(c, 403, 'forbidden\n'),
  );
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
