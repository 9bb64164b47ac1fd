import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { circuitBreaker, ObjectStoreUnavailable } from '../../../../server/images/object-store.ts';
import { openS3 } from '../../../../server/images/s3.ts';

let server: Server | undefined;
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'key');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function storeOf(listener: RequestListener, timeouts = {}) {
  const own = createServer(listener);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  return openS3({ bucket: 'pictures', prefix: 'a/', endpoint, region: 'us-east-1', isLeaving: false }, timeouts);
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => error instanceof ObjectStoreUnavailable && error.code,
  );

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret words</Message></Error>`;

test('names the bucket in the path, and sends an MD5 and no other checksum', async () => {
  const seen: { url?: string | undefined; headers: Record<string, unknown> }[] = [];
  const store = await storeOf((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    request.resume().on('end', () => response.end());
  });
  await store.put('b/c', new Uint8Array([1, 2]), 'image/png');
  expect(seen).toEqual([
    {
      url: '/pictures/a/b/c?x-id=PutObject',
      headers: expect.objectContaining({ 'content-md5': expect.any(String), 'content-length': '2' }),
    },
  ]);
  expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => /x-amz-(checksum|sdk-checksum)/.test(name))).toEqual([]);
});

test('tells a missing object from a service that refuses', async () => {
  let code = 'NoSuchKey';
  const store = await storeOf((_, response) => response.writeHead(code === 'AccessDenied' ? 403 : 404).end(xml(code)));
  expect(await store.get('b')).toBeUndefined();
  for (code of ['NoSuchBucket', 'AccessDenied']) expect(await codeOf(store.get('b'))).toBe(code);
});

test('says that it is unavailable where nothing listens, after one retry', async () => {
  const store = await storeOf(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  server = undefined;
  expect(await codeOf(store.put('b', new Uint8Array([1]), 'image/png'))).toBe('ECONNREFUSED');
});

test('does not wait for a service that never answers', async () => {
  const store = await storeOf(() => undefined, { response: 50 });
  expect(await codeOf(store.get('b'))).toBe('AbortError');
});

test('a service that fails three times in a row is left alone for two seconds', async () => {
  let now = 0;
  let calls = 0;
  const guarded = circuitBreaker(() => now);
  const fail = () =>
    codeOf(
      guarded(async () => {
        calls++;
        throw new ObjectStoreUnavailable('x');
      }),
    );
  for (const expected of ['x', 'x', 'x', 'paused']) expect(await fail()).toBe(expected);
  expect(calls).toBe(3);
  now = 2000;
  expect(await fail()).toBe('x');
  expect(await fail()).toBe('paused');
  now = 4000;
  expect(await guarded(async () => 'well')).toBe('well');
  expect(await fail()).toBe('x');
});
