import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textLog } from '../../server/observe/log.ts';
import { createAfterSale } from '../../src/contract/after-sales/create.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { headerNames } from '../../src/contract/headers.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { endpoints, hersIn, inputsOf } from './endpoints.ts';
import { jpeg } from './pictures.ts';
import { registration } from './registrations.ts';
import { report } from './reports.ts';
import { createServer, newKey, requestOf, type Server } from './server.ts';

/** Stands in everything that a person or an app could send. */
const mark = 'Zaphod0151';
const email = `${mark}@example.com`;

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});
afterAll(() => server.close());

const headers = Object.fromEntries(headerNames.map((name) => [name, mark]));
const extra = {
  'X-Request-Id': mark,
  'User-Agent': mark,
  Referer: `https://x.test/${mark}`,
  Cookie: `a=${mark}`,
  'X-Forwarded-For': mark,
};

describe('the log', () => {
  test('holds nothing of what people send: each endpoint, with a mark in every field and header', async () => {
    server.logs.length = 0;
    expect(endpoints.length).toBeGreaterThan(40);
    const inputs = inputsOf(await hersIn(server, ''));
    for (const endpoint of endpoints) {
      const input =
        endpoint.body === 'image'
          ? await jpeg()
          : Object.fromEntries(Object.keys(inputs[endpoint.path] ?? {}).map((name) => [name, email]));
      for (const options of [
        { input, token, headers, extra, key: newKey() },
        { input, token, extra, key: mark },
        { input, extra },
      ]) {
        const request = requestOf(endpoint, options);
        await server.app.request(new Request(`${request.url.split('?')[0]}?x=${mark}&token=${token}`, request));
        await server.call(endpoint, options);
      }
    }
    await server.app.request(`/eu/app/api/v1/${mark}/${token}?token=${token}#${mark}`, { method: mark.toUpperCase() });
    expect(server.logs.length).toBeGreaterThan(endpoints.length * 6);
    expect(server.logs.filter((line) => line.toLowerCase().includes(mark.toLowerCase()) || line.includes(token))).toEqual([]);
  });

  test('holds nothing of calls that went through, nor does a person see it', async () => {
    server.logs.length = 0;
    const called = [
      await server.call(createFeedback, {
        token,
        input: report({ description: mark, contact: '0151 23456789', orderNumber: mark }),
      }),
      await server.call(uploadImage, { token, input: await jpeg() }),
      await server.call(createRegistration, {
        token,
        input: registration({ firstName: mark, lastName: mark, email, nickname: mark }),
      }),
      await server.call(createAfterSale, { token, input: {} }),
    ];
    expect(called.map(({ code }) => code)).toEqual([200, 200, 200, 400]);
    const seen: string[] = [];
    for (const line of server.logs) textLog((text) => seen.push(text))(JSON.parse(line));
    expect(seen[0]).toMatch(/^\d\d:\d\d:\d\d POST \/eu\/app\/api\/v1\/feedback\/create 200 [\d.]+ ms \d+ B [\da-f]{8}$/);
    for (const secret of [mark, token, '0151', 'Becker', 'de-anna'])
      expect([...server.logs, ...seen].join('\n')).not.toContain(secret);
  });

  test('names the kind and the place of a fault, by the id of its request', async () => {
    const broken = await createServer();
    const mine = await broken.signIn('de-anna');
    await broken.db.schema.dropTable('answers').execute();
    const answer = await broken.call(createFeedback, { token: mine, input: report({ description: mark }) });
    const [fault, request] = broken.logs.map((line) => JSON.parse(line));
    expect(fault).toMatchObject({ level: 'error', id: answer.headers.get('X-Request-Id'), fault: 'Error' });
    expect(fault.stack.join()).toMatch(/server\/db\/idempotency-keys\.ts/);
    expect(request).toMatchObject({ level: 'error', id: fault.id, status: 500, code: 500 });
    expect(broken.logs.join()).not.toContain(mark);
    await broken.close();
  });
});

describe('a request’s id', () => {
  const types = '/eu/app/api/v1/feedback/types';
  const idOf = async (id?: string) =>
    (await server.app.request(types, { headers: id ? { 'X-Request-Id': id } : {} })).headers.get('X-Request-Id');

  test('is the one that it came with, where it is a UUID or 32 hexadecimal digits', async () => {
    for (const id of ['6f9619ff-8b86-d011-b42d-00c04fc964ff', '0123456789abcdef0123456789abcdef']) {
      expect(await idOf(id)).toBe(id);
      expect(JSON.parse(server.logs.at(-1) ?? '').id).toBe(id);
    }
  });

  test('is made where there is none, or one that could be anything', async () => {
    for (const id of [undefined, mark, token, '4915112345678', `${'0'.repeat(32)} x`]) {
      expect(await idOf(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    }
  });

  test('and the bytes of the answer stand in the log', async () => {
    const response = await server.app.request(types);
    const { bytes, id, code } = JSON.parse(server.logs.at(-1) ?? '');
    expect(bytes).toBe((await response.arrayBuffer()).byteLength);
    expect(id).toBe(response.headers.get('X-Request-Id'));
    expect(code).toBe(response.status);
  });
});
