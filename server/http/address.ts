import type { Context } from 'hono';

/**
 * The address a request came from, as the connection says; empty where there is no connection, as in tests. Headers that
 * claim another one are not believed.
 */
export function addressOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
}
