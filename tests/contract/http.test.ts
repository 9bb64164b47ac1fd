import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { jpeg, paddedTo } from './pictures.ts';
import { report } from './reports.ts';
import { type CallOptions, contentsOf, createServer, newKey, requestOf, type Server } from './server.ts';

let server: Server;
let listening: ServerType;
let port: number;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
  port = await new Promise((resolve) => {
    listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
});

afterAll(() => new Promise((resolve) => listening.close(resolve)));

const send = async (endpoint: Endpoint, options: CallOptions) => {
  const request = requestOf(endpoint, options);
  return fetch(request.url.replace('http://localhost', `http://127.0.0.1:${port}`), {
    method: request.method,
    headers: request.headers,
    ...(request.method === 'POST' && { body: await request.arrayBuffer() }),
  });
};

/** Sends a POST of so many declared bytes, of which only some arrive, and gives what came back. */
const sendRaw = (endpoint: Endpoint, declared: number, sent: Uint8Array, hangUp: boolean) =>
  new Promise<string>((resolve) => {
    const { headers } = requestOf(endpoint, { token, input: '' });
    headers.set('Content-Length', String(declared));
    const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST /eu/${endpoint.service}${endpoint.path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
      socket.write(sent, () => hangUp && socket.destroy());
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

describe('over a connection', () => {
  test('a report is sent and answered', async () => {
    const response = await send(createFeedback, { token, input: report() });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ code: 200, msg: 'OK' });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset=UTF-8', 'application/json ; x=y'])(
    'a report is read as %s',
    async (type) => {
      const response = await send(createFeedback, { token, input: report(), extra: { 'Content-Type': type } });
      expect(response.status).toBe(200);
    },
  );

  test.each([
    'application/json-patch+json',
    'application/jsonx',
    'text/plain',
    'application/json,text/plain',
    'x/application/json',
  ])('a report is not read as %s', async (type) => {
    const response = await send(createFeedback, { token, input: report(), extra: { 'Content-Type': type } });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 415 });
  });

  test('a picture of 2 MiB and one byte is answered with 413, and the next call goes through', async () => {
    const input = paddedTo(2_097_153, await jpeg());
    expect((await send(uploadImage, { token, input })).status).toBe(413);
    expect((await send(uploadImage, { token, input: input.subarray(0, 0) })).status).toBe(415);
    expect((await send(feedbackMessage, { token })).status).toBe(200);
  });

  test('a picture that says it is too large is refused before it comes', async () => {
    expect(await sendRaw(uploadImage, 50_000_000, new Uint8Array(10), false)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('half a body keeps nothing, and the whole one is taken after it', async () => {
    const before = await contentsOf(server.db);
    const logged = server.logs.length;
    const body = Buffer.from(JSON.stringify(report()));
    await sendRaw(createFeedback, body.length, body.subarray(0, 40), true);
    await sendRaw(uploadImage, 5000, (await jpeg()).subarray(0, 300), true);
    await vi.waitFor(() => expect(server.logs.slice(logged)).toHaveLength(2), { timeout: 60_000 });
    expect(await contentsOf(server.db)).toBe(before);
    expect((await send(createFeedback, { token, input: report(), key: newKey() })).status).toBe(200);
  });
});

describe('the log', () => {
  test('has a line per call with its route and no more', async () => {
    server.logs.length = 0;
    await send(createFeedback, { token, input: report({ description: 'my secret', orderNumber: 'ORDER-1' }) });
    await send(feedbackMessage, { token: 'a-guessed-token' });
    await fetch(`http://127.0.0.1:${port}/eu/app/api/v1/feedback/detail/${token}?token=${token}`);
    await fetch(`http://127.0.0.1:${port}/eu/app/api/v1/feedback/image?id=x&expires=1&signature=forged`);
    await send(createFeedback, { token, input: {} });
    const entries = server.logs.map((line) => JSON.parse(line));
    expect(entries.map(({ method, region, route, status, level }) => [level, method, region, route, status])).toEqual([
      ['info', 'POST', 'eu', '/app/api/v1/feedback/create', 200],
      ['warn', 'GET', 'eu', '/app/api/v1/feedback/message', 401],
      ['warn', 'GET', undefined, '(unknown)', 404],
      ['warn', 'GET', 'eu', '/app/api/v1/feedback/image', 403],
      ['warn', 'POST', 'eu', '/app/api/v1/feedback/create', 400],
    ]);
    // Why a call was refused: the names of its fields, and nothing that stood in them.
    expect(entries.map(({ reason }) => reason)).toEqual([undefined, 'unauthorized', 'notFound', 'forbidden', 'invalidFields']);
    expect(entries.at(-1).fields).toContain('description');
    for (const secret of [token, 'my secret', 'ORDER-1', '0151', 'guessed', 'forged'])
      expect(server.logs.join()).not.toContain(secret);
  });
});
