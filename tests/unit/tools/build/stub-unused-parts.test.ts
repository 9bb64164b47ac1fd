import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Send } from '../../../../src/api/send.ts';
import { stubs, stubUnusedParts } from '../../../../tools/build/stub-unused-parts.ts';

/** A module as pages get it. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stubUnusedParts],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output }] = result as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

const load = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

describe('the transport with the stand-ins', () => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ url: request.url, body }));
  });
  let code = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    code = await bundled('src/api/send.ts');
  });
  afterAll(() => void server.close());

  test.each([
    ['GET', undefined],
    ['POST', '{"a":1}'],
  ] as const)('sends a %s as it is, and leaves its response unparsed', async (method, body) => {
    const { send } = (await load(code)) as { send: Send };
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thing?a=1%202`;
    const { status, text } = await send({ method, url, headers: {}, timeout: 5_000, ...(body && { body }) });
    expect([status, text]).toEqual([200, JSON.stringify({ url: '/thing?a=1%202', body: body ?? '' })]);
  });

  test('contains neither package', () => {
    expect(code).toContain('createFetch');
    expect(code).not.toMatch(/__proto__|PROTOCOL|encodeQuery/);
  });
});

test('a store is listened to without what listens to its keys', async () => {
  expect(await bundled('node_modules/@nanostores/react/index.js')).not.toMatch(/keysSet|eqKey/);
});

test('a stand-in that is used says so', async () => {
  for (const stub of Object.values(stubs))
    for (const use of Object.values(await load(stub)) as ((...given: unknown[]) => unknown)[])
      expect(() => use('/thing', '1')).toThrow(/is left out of the build/);
});
