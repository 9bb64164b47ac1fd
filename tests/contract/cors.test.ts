import { beforeAll, describe, expect, test } from 'vitest';
import { listTypes } from '../../src/contract/feedback/form.ts';
import { headerNames } from '../../src/contract/headers.ts';
import { createServer, requestOf, type Server, siteOrigin } from './server.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer();
});

const preflight = (origin: string) =>
  server.app.request('/eu/app/api/v1/feedback/create', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'token,idempotency-key',
    },
  });

const grants = (response: Response) => [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a page of the site', () => {
  test('may send the eight headers, the type and the key', async () => {
    const response = await preflight(siteOrigin);
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ');
    expect(allowed).toEqual([...headerNames, 'Content-Type', 'Idempotency-Key']);
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST');
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(600);
  });

  test('reads answers, refusals too, and when to come again', async () => {
    const response = await server.app.request(requestOf(listTypes, { extra: { Origin: siteOrigin } }));
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, X-Request-Id');
    expect(response.headers.get('Vary')).toContain('Origin');
  });

  test('sends no cookies', async () => {
    expect((await preflight(siteOrigin)).headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});

describe('nobody else gets a grant', () => {
  test.each([
    'null',
    'https://evil.test',
    'http://help.test',
    'https://help.test:8443',
    'https://help.test.evil.test',
    'https://sub.help.test',
    `${siteOrigin}/`,
    siteOrigin.toUpperCase(),
    '*',
    '',
  ])('%s', async (origin) => {
    expect(grants(await preflight(origin))).toEqual([]);
    const token = await server.signIn('de-anna');
    const response = await server.app.request(requestOf(listTypes, { token, extra: { Origin: origin } }));
    expect(grants(response)).toEqual([]);
    expect(response.headers.get('Vary')).toContain('Origin');
  });

  test('even where the configuration lists it', async () => {
    const { createApp } = await import('../../server/app.ts');
    const app = createApp({ db: server.db, secret: 'x', allowedOrigins: ['null', '*'], publicBase: () => '' });
    for (const origin of ['null', '*']) expect(grants(await app.request('/', { headers: { Origin: origin } }))).toEqual([]);
  });
});
