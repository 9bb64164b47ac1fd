import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf } from '../../../../server/http/address.ts';

const seen = async (proxies: number, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(addressOf(c, proxies)));
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })).text();
};

test('an address is the connection’s, whatever a header claims', async () => {
  expect(await seen(0, '1.2.3.4')).toBe('10.0.0.1');
});

test('behind proxies it is the one that the first of them was called from', async () => {
  expect(await seen(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
  expect(await seen(2, '6.6.6.6, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4');
  expect(await seen(1)).toBe('10.0.0.1');
});
