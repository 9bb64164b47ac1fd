import type { MiddlewareHandler } from 'hono';
import { idempotencyHeader } from '../../src/contract/endpoint.ts';
import { headerNames } from '../../src/contract/headers.ts';
import { requestIdHeader } from './observe.ts';

const allowedHeaders = [...headerNames, 'Content-Type', idempotencyHeader].join(', ');

/** Seconds; browsers keep it for two hours at most. */
const preflightLife = 7200;

/**
 * Lets pages of the listed origins call the server, and gives all others, `null` among them, not one header of a grant.
 * (Hono's own middleware gives them most.) No credentials: the token is a header.
 */
export function cors(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins.filter((origin) => /^https?:\/\//.test(origin)));
  return async (c, next) => {
    const origin = c.req.header('Origin') ?? '';
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 });
    else await next();
    c.res.headers.append('Vary', 'Origin');
    if (!allowed.has(origin)) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', `Retry-After, ${requestIdHeader}`);
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('Access-Control-Allow-Methods', 'GET, POST');
    c.res.headers.set('Access-Control-Allow-Headers', allowedHeaders);
    c.res.headers.set('Access-Control-Max-Age', String(preflightLife));
  };
}
