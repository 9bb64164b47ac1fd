import { isIPv6 } from 'node:net';
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

export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Whether this machine itself asks, and not a proxy on it that speaks for others. */
export function isThisMachine(c: Context): boolean {
  const isRelayed = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'].some((name) => c.req.header(name) !== undefined);
  return !isRelayed && isLoopback(addressOf(c, 0));
}

/** What one customer of a provider has: an IPv4 address, or the /64 network of an IPv6 address, of which each device has many. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
