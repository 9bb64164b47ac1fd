import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/**
 * One line per request: method, route, status, milliseconds. The route is the pattern it matched with its region, never
 * the address that was asked for, so that nothing that somebody put into an address or a header gets into the log.
 */
export function log(write: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const pattern = routePath(c, -1);
    const route = pattern.includes('/api/') ? pattern.replace(/:region\{.*?\}/, c.req.param('region') ?? '') : '(unknown)';
    write(`${c.req.method} ${route} ${c.res.status} ${Math.round(performance.now() - start)}ms`);
  };
}
