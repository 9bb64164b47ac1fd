import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { send } from '../../../src/api/send.ts';

let requests: { method: string | undefined; token: unknown; body: string }[] = [];
let answer: (response: ServerResponse) => void;
const textOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};
const server = createServer(async (request, response) => {
  requests.push({ method: request.method, token: request.headers.token, body: await textOf(request) });
  answer(response);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  requests = [];
  vi.restoreAllMocks();
});

const get = { method: 'GET', headers: { token: 'a' }, timeout: 60_000 } as const;

describe('a request', () => {
  test('is sent as it is, and answered with the text as it is', async () => {
    answer = (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":200}');
    const reply = await send({ ...get, method: 'POST', url, body: '{"a":1}' });
    expect(reply).toEqual({ status: 200, text: '{"code":200}', retryAfter: undefined });
    expect(requests).toEqual([{ method: 'POST', token: 'a', body: '{"a":1}' }]);
  });

  test.each([404, 500, 503])('is sent once, and %i is a reply, with the wait that it asks for', async (status) => {
    answer = (response) => response.writeHead(status, { 'Retry-After': '7' }).end('busy');
    expect(await send({ ...get, url })).toEqual({ status, text: 'busy', retryAfter: 7_000 });
    expect(requests).toHaveLength(1);
  });

  test('without an answer’s body has an empty text', async () => {
    answer = (response) => response.writeHead(204).end();
    expect(await send({ ...get, url })).toMatchObject({ status: 204, text: '' });
  });

  test('leaves no clock behind, however it ends', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clock = () => set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === 54_321)]?.value;
    answer = (response) => response.destroy();
    await expect(send({ ...get, url, timeout: 54_321 })).rejects.toMatchObject({ reason: 'network' });
    expect(clear).toHaveBeenCalledWith(clock());
  });
});
