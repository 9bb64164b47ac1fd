import type { Context } from 'hono';

/**
 * The address a request came from, as the connection says; empty where there is no connection, as in tests. What a header claims
 * is believed only of as many proxies as are known to stand before the server: each adds the address that it was called from.
 */
export function addressOf(c: Context, proxies: number): string {
  const forwarded = proxies > 0 ? (c.req.header('X-Forwarded-For')?.split(',') ?? []) : [];
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return forwarded.at(-proxies)?.trim() || (incoming?.socket?.remoteAddress ?? '');
}
