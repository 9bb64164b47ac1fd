import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { codeOf } from '../../src/contract/reasons.ts';
import type { Level, Log, Refusal } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** Of the envelope that is answered */
    code: number | undefined;
    refusal: Refusal | undefined;
  }
}

export const requestIdHeader = 'X-Request-Id';

/** A method is a word of the caller's too. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A UUID, or 32 hexadecimal digits as nginx makes them: nothing else that a caller might write gets into the log. */
const wellFormed = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * Sees every request: gives it an id, or takes the one that came with it, and tells log and metrics what became of it. They get the
 * pattern that it matched with its region, never the address that was asked for.
 */
export function observe(log: Log | undefined, metrics: Metrics | undefined): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header(requestIdHeader) ?? '';
    const id = wellFormed.test(given) ? given : randomUUID();
    c.set('requestId', id);
    const start = performance.now();
    metrics?.began();
    await next();
    c.res.headers.set(requestIdHeader, id);

    const { route, region } = routeOf(c);
    const method = methods.includes(c.req.method) ? c.req.method : '(other)';
    const { status } = c.res;
    const ms = performance.now() - start;
    const bytes = Number(c.res.headers.get('Content-Length') ?? 0);
    const code = c.get('code');
    metrics?.ended({ method, route, status, seconds: ms / 1000, bytes });
    log?.({
      ...{ time: new Date().toISOString(), level: levelOf(status), id, method, route },
      ...(region && { region }),
      ...{ status, ...(code && { code }), ...c.get('refusal'), ms: Math.round(ms * 10) / 10, bytes },
    });
  };
}

function routeOf(c: Context): { route: string; region?: string | undefined } {
  const pattern = routePath(c, -1);
  if (!pattern.includes('/api/')) return { route: '(unknown)' };
  return { route: pattern.replace(/^\/:region\{.*?\}/, ''), region: c.req.param('region') };
}

/** What is wrong with the server is an error; what is wrong with a call, or too many of them, is worth a look when there are many. */
const levelOf = (status: number): Level =>
  status >= 500 && status !== codeOf.overloaded ? 'error' : status >= 400 ? 'warn' : 'info';
