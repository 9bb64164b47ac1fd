import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from '../../../../server/http/address.ts';

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

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.100', '192.0.2.100'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['1:2::4:5:6:7:8', '1:2:0:4::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
