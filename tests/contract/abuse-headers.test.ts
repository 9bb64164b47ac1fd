import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../server/listen.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listFeedback } from '../../src/contract/feedback/read.ts';
import { headerNames } from '../../src/contract/headers.ts';
import { expectDecent, generated, nastyText } from './abuse.ts';
import { report } from './reports.ts';
import { contentsOf, createServer, requestOf, type Server, siteOrigin } from './server.ts';

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});

const others = ['Idempotency-Key', 'Content-Type', 'Origin', 'Accept-Language', 'Cookie', 'X-Forwarded-For', 'Authorization'];

describe('any value of a header is answered decently, and stays where it is', () => {
  test.for([...headerNames, ...others])('%s', async (name, { task }) => {
    const { numRuns, seed } = generated(40);
    const value = fc.oneof(
      nastyText.map(encoded),
      fc.string({ unit: fc.integer({ min: 33, max: 255 }).map((code) => String.fromCharCode(code)) }),
    );
    await fc.assert(
      fc.asyncProperty(value, fc.boolean(), async (text, twice) => {
        const request = requestOf(createFeedback, { token, input: { ...report(), description: '' } });
        if (twice) request.headers.append(name, text);
        else request.headers.set(name, text);
        const response = await server.app.request(request);
        await expectDecent(response, token);
        expect(response.headers.get('set-cookie')).toBeNull();
        for (const [header, answered] of response.headers) if (text.length > 12) expect(answered, header).not.toContain(text);
      }),
      { numRuns, seed },
    );
    task.meta.figure = {
      row: 16,
      what: 'header values, once and twice',
      tries: numRuns,
      violations: { 'faults of the server': 0 },
    };
  });
});

/** As pages send it; what cannot be encoded stays. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

test('a request that is broken as HTTP ends by itself, and the next one is answered', async ({ task }) => {
  const port = 4799;
  const stop = await listen(getRequestListener(server.app.fetch), port);
  const path = `/eu/app${listFeedback.path}`;
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`;
  const broken = [
    `${head}token: a\r\ntoken: ${token}\r\nConnection: close\r\n\r\n`,
    `${head}token: ${'x'.repeat(100_000)}\r\n\r\n`,
    `${head}${'a: b\r\n'.repeat(3000)}\r\n`,
    `${head}brand: a\rb\r\nConnection: close\r\n\r\n`,
    `${head}brand: a\0b\r\nConnection: close\r\n\r\n`,
    `${head}brand\r\n\r\n`,
    `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello`,
    `GET ${path} HTTP/9.9\r\n\r\n`,
    'G\0T / HTTP/1.1\r\n\r\n',
    `${head}\r\n`.replace('Host: localhost', 'Host: \u00ff@['),
  ];
  const before = await contentsOf(server.db);
  for (const bytes of broken) {
    const answer = await exchange(port, bytes);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 400);
    expect([400, 401, 408, 413, 431, 505], `${bytes.slice(0, 60)} → ${answer.slice(0, 80)}`).toContain(status);
    expect(answer).not.toContain(token);
  }
  expect((await fetch(`http://127.0.0.1:${port}/nowhere`)).status).toBe(404);
  expect(await contentsOf(server.db)).toBe(before);
  await stop();
  task.meta.figure = {
    row: 16,
    what: 'requests that are broken as HTTP',
    tries: broken.length,
    violations: { 'faults of the server': 0 },
  };
});

/** Sends bytes as they are. @returns what came until the connection ended */
const exchange = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setEncoding('latin1').setTimeout(3000, () => socket.destroy());
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

test('an origin that only looks like the site’s gets no grant', async ({ task }) => {
  const { numRuns, seed } = generated(300);
  const places = fc.integer({ min: 0, max: siteOrigin.length });
  const lookAlike = fc.oneof(
    fc
      .tuple(places, fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }))
      .map(([at, more]) => siteOrigin.slice(0, at) + more + siteOrigin.slice(at)),
    fc.tuple(places, fc.integer({ min: 1, max: 5 })).map(([at, less]) => siteOrigin.slice(0, at) + siteOrigin.slice(at + less)),
    fc.constantFrom(
      'null',
      'file://',
      '*',
      `${siteOrigin}, ${siteOrigin}`,
      `${siteOrigin}.`,
      `${siteOrigin}:443`,
      'https://hеlp.test',
      'https://xn--hlp-6xe.test',
    ),
    fc.webUrl(),
  );
  await fc.assert(
    fc.asyncProperty(lookAlike, async (origin) => {
      fc.pre(origin.trim() !== siteOrigin && /^[\x20-\x7e]*$/.test(origin));
      const response = await server.app.request(requestOf(listFeedback, { token, extra: { Origin: origin } }));
      await expectDecent(response, token);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }),
    { numRuns, seed },
  );
  task.meta.figure = { row: 20, what: 'origins that look like the site’s', tries: numRuns, violations: { grants: 0 } };
});
