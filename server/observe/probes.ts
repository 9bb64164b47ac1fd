import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { withTimeout } from '../../src/lib/timeout.ts';
import { isUpToDate } from '../db/migrate.ts';
import type { Db } from '../db/tables.ts';
import { addressOf } from '../http/address.ts';
import type { Metrics } from './metrics.ts';

export interface ProbeOptions {
  db: Db;
  /** The server is about to end: no new calls should be sent to it */
  isStopping?: () => boolean;
  metrics?: Metrics | undefined;
  /** Whoever asks for the metrics must show it; without one, only this machine may ask */
  metricsToken?: string | undefined;
}

/** Milliseconds in which the database must answer. */
const patience = 2000;

/**
 * What watches over a server asks: `/healthz`, whether it is alive; `/readyz`, whether calls may be sent to it; `/metrics`, for
 * Prometheus. They stand before everything else, so that no limit and no grant of the calls applies to them.
 */
export function probes(app: Hono, { db, isStopping = () => false, metrics, metricsToken }: ProbeOptions): void {
  const say = (c: Context, status: 200 | 403 | 503, text: string, type = 'text/plain; charset=utf-8') =>
    c.body(text, status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

  app.get('/healthz', (c) => say(c, 200, 'alive\n'));
  app.get('/readyz', async (c) => {
    if (isStopping()) return say(c, 503, 'stopping\n');
    const ready = await withTimeout(isUpToDate(db), patience).catch(() => undefined);
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
  // A proxy on this machine speaks for others.
  const isRelayed = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'].some((name) => c.req.header(name) !== undefined);
  return !isRelayed && /^(127\.|::1$|::ffff:127\.)/.test(addressOf(c, 0));
}

/** In the same time however much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
