import type { Server as HttpServer } from 'node:http';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUnavailable } from '../../server/db/errors.ts';
import { insertUnattachedImage } from '../../server/db/images.ts';
import { uploadsPerUser } from '../../server/http/mount.ts';
import { imageLinks } from '../../server/images/image-links.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { jpeg } from './pictures.ts';
import { report } from './reports.ts';
import { createServer, requestOf, type Server, siteOrigin } from './server.ts';

let server: Server;

beforeEach(async () => {
  server = await createServer({ writeTimeout: 200 });
});
afterEach(() => server.close());

const people = ['de-anna', 'de-jonas', 'at-lena', 'fr-louis', 'es-lucia', 'it-marco', 'pl-kasia'];

describe('more calls than can be served', () => {
  const extra = { Origin: siteOrigin };

  test('are refused in the envelope with when to come again; what is acknowledged is there', async () => {
    const tokens = await Promise.all(people.map((uid) => server.signIn(uid)));
    const count = async () => (await server.db.selectFrom('feedback').select('id').execute()).length;
    const before = await count();
    const calls = Array.from({ length: 350 }, (_, index) =>
      server.call(createFeedback, {
        token: tokens[index % tokens.length] ?? '',
        extra,
        headers: { lang: 'de' },
        input: report({
          device: { source: 'manual', sn: 'S', deviceId: '' },
          description: `Report ${index}`,
          contact: 'a@example.com',
        }),
      }),
    );
    const answers = await Promise.all(calls);
    const taken = answers.filter(({ code }) => code === 200);
    const refused = answers.filter(({ code }) => code !== 200);
    expect(taken.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(100);
    for (const { status, code, msg, data, headers } of refused) {
      expect([429, 503]).toContain(code);
      expect(status).toBe(code);
      expect(data).toEqual({ reason: code === 429 ? 'rateLimited' : 'overloaded' });
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
      expect(headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
      if (code === 503) expect(msg).toContain('ausgelastet');
    }
    expect(refused.some(({ code }) => code === 503)).toBe(true);
    expect(await count()).toBe(before + taken.length);
  });

  test('leave the probes alone, and are served again when it has ended', async () => {
    const token = await server.signIn('de-anna');
    const flood = Promise.all(Array.from({ length: 400 }, () => server.call(feedbackMessage, { token })));
    expect((await server.app.request('/healthz')).status).toBe(200);
    expect((await server.app.request('/readyz')).status).toBe(200);
    const codes = (await flood).map(({ code }) => code);
    expect(codes.some((code) => code !== 200)).toBe(true);
    expect((await server.call(feedbackMessage, { token })).code).toBe(200);
  });

  test('of uploads by one user do not keep another user’s from being taken', async () => {
    const [anna, louis] = [await server.signIn('de-anna'), await server.signIn('fr-louis')];
    const input = await jpeg(3000, 3000);
    let done = 0;
    const uploads = Array.from({ length: 30 }, () =>
      server.call(uploadImage, { token: anna, input }).then((answer) => {
        done++;
        return answer.code;
      }),
    );
    const { code } = await server.call(uploadImage, { token: louis, input: await jpeg() });
    expect(code).toBe(200);
    expect(done).toBeLessThan(20);
    const codes = await Promise.all(uploads);
    expect(codes.filter((other) => other === 429).length).toBeGreaterThan(0);
    expect(codes.every((other) => other === 200 || other === 429)).toBe(true);
  });
});

describe('pictures that a user sends slowly', () => {
  test('are read a few at a time, the others wait or are refused; another user’s are taken meanwhile', async () => {
    const [anna, louis] = [await server.signIn('de-anna'), await server.signIn('fr-louis')];
    const begun: ReadableStreamDefaultController[] = [];
    let isOver = false;
    const slow = () => {
      const pull = (controller: ReadableStreamDefaultController) => {
        if (isOver) return controller.close();
        begun.push(controller);
        return new Promise<void>(() => undefined);
      };
      const request = requestOf(uploadImage, { token: anna, input: '' });
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      return server.app.request(new Request(request, { body, duplex: 'half' } as RequestInit));
    };
    const { concurrency, waiting } = uploadsPerUser;
    const sent = Array.from({ length: concurrency + waiting + 1 }, slow);
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await server.call(uploadImage, { token: louis, input: await jpeg() })).code).toBe(200);
    expect(begun).toHaveLength(concurrency);
    isOver = true;
    for (const controller of begun) controller.close();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 415)).toHaveLength(concurrency + waiting);
  });
});

test('what the database could not do now is no fault of ours', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });
  for (const code of ['57014', '55P03', '25P03', '53300', '57P01', '08006', 'ECONNREFUSED'])
    expect(isUnavailable(coded(code))).toBe(true);
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('database is locked'), { errcode: 261 }))).toBe(true);
  for (const code of ['23505', '42P01', '']) expect(isUnavailable(coded(code))).toBe(false);
  expect(isUnavailable(new TypeError('Response breaks the contract'))).toBe(false);
});

test('a reader that takes nothing of a picture is given up', async () => {
  // More than the system keeps of a connection's data.
  const image = { media_type: 'image/png', bytes: new Uint8Array(32 * 1024 * 1024), width: 9, height: 9 };
  const id = await insertUnattachedImage(server.db, 'de-anna', image, server.clock.now);
  const url = imageLinks('a secret of the tests').urlOf('/eu/app', 'eu', id, server.clock.now / 1000);
  const { listening, port } = await new Promise<{ listening: HttpServer; port: number }>((resolve) => {
    const started = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ listening: started as HttpServer, port: info.port }),
    );
  });
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
  socket.on('error', () => undefined);
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      const counted = (error: Error | null, count: number) => (error ? reject(error) : resolve(count));
      listening.getConnections(counted);
    });
  await vi.waitFor(async () => expect(await connections()).toBe(1), 60_000);
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000, interval: 100 });
  socket.destroy();
  await new Promise((resolve) => listening.close(resolve));
});
