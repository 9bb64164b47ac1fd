import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inject, proxy } from '../../../../server/simulator/proxy.ts';

let server: Server;
let site: string;
let seen: IncomingMessage[] = [];
let body = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push(request);
    for await (const part of request) body += part;
    const html = {
      'Content-Type': 'text/html; charset=utf-8',
      ETag: '"a"',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Frame-Options': 'DENY',
    };
    if (request.url === '/moved') response.writeHead(301, { Location: `${site}/home?x` }).end();
    else if (request.url === '/away') response.writeHead(301, { Location: 'https://other.example/' }).end();
    else if (request.url === '/a.js') response.writeHead(200, { 'Content-Type': 'text/javascript', ETag: '"b"' }).end('<head>1');
    else
      response.writeHead(request.url === '/none' ? 404 : 200, html).end(request.method === 'HEAD' ? undefined : '<head></head>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = async (path: string, init: RequestInit = {}) => {
  seen = [];
  body = '';
  return proxy(new Request(`http://localhost:4323${path}`, init), site, 'bridge()');
};

describe('the site in the phone', () => {
  test.each(['/home?x=1', '/none'])('is the site’s own %s with the bridge in it', async (path) => {
    const answer = await get(path);
    expect(seen[0]?.url).toBe(path);
    expect(answer.status).toBe(path === '/none' ? 404 : 200);
    expect(await answer.text()).toBe('<head><script>bridge()</script></head>');
    expect(answer.headers.get('Content-Length')).toBeNull();
    expect(answer.headers.get('ETag')).toBeNull();
  });

  test('may be framed by the shell, and by nobody else', async () => {
    const { headers } = await get('/home');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
    expect(headers.get('X-Frame-Options')).toBeNull();
  });

  test('gets its other files as they are', async () => {
    const answer = await get('/a.js');
    expect(await answer.text()).toBe('<head>1');
    expect(answer.headers.get('ETag')).toBe('"b"');
  });

  test('stays on the shell’s origin when the site redirects within itself, and only then', async () => {
    expect((await get('/moved')).headers.get('Location')).toBe('/home?x');
    expect((await get('/away')).headers.get('Location')).toBe('https://other.example/');
  });

  test('has a language cookie of its own', async () => {
    await get('/home', { headers: { Cookie: 'lang=de; a=b; companion-phone-lang=fr; companion-phone-offline=1' } });
    expect(seen[0]?.headers.cookie).toBe('a=b; lang=fr');
    await get('/home', { headers: { Cookie: 'lang=de' } });
    expect(seen[0]?.headers.cookie).toBeUndefined();
  });

  test('is asked for whole pages, never for what a cache has', async () => {
    await get('/home', { headers: { 'If-None-Match': '"a"', 'Accept-Encoding': 'br' } });
    expect(seen[0]?.headers['if-none-match']).toBeUndefined();
    expect(seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  test('passes on what a page sends', async () => {
    await get('/post', { method: 'POST', body: 'hello' });
    expect([seen[0]?.method, body]).toEqual(['POST', 'hello']);
    expect((await get('/home', { method: 'HEAD' })).status).toBe(200);
  });

  test('says where nothing answers', async () => {
    const answer = await proxy(new Request('http://localhost:4323/home'), 'http://127.0.0.1:1', '');
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('http://127.0.0.1:1');
  });
});

const script = 'window.a = "$& $1";';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('a script put into a page', () => {
  test('comes before every other, its text untouched', () => {
    const page = inject('<!doctype html><html><head lang="x"><script>first()</script></head></html>', script);
    expect(page).toBe(`<!doctype html><html><head lang="x"><script>${script}</script><script>first()</script></head></html>`);
  });

  test('is admitted by its hash, and nothing else of the policy changes', () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'sha256-def='; connect-src https://a.example";
    const page = inject(`<head><meta http-equiv="content-security-policy" content="${policy}"></head>`, script);
    expect(page).toContain(`content="${policy.replace("'sha256-abc='", `'sha256-abc=' ${hash}`)}"`);
  });

  test('is admitted wherever the policy names scripts, however the tag is written', () => {
    const page = inject(
      "<HEAD><META content=\"script-src 'self'; script-src-elem 'self'\" HTTP-EQUIV=Content-Security-Policy></HEAD>",
      script,
    );
    expect(page).toContain(`script-src 'self' ${hash}; script-src-elem 'self' ${hash}`);
  });

  test('leaves a page without a policy without one', () => {
    expect(inject('<head><meta name="description" content="script-src"></head>', script)).toBe(
      `<head><script>${script}</script><meta name="description" content="script-src"></head>`,
    );
  });

  test('stands behind the doctype of a page without a head', () => {
    expect(inject('<!doctype html><p>x', script)).toBe(`<!doctype html><script>${script}</script><p>x`);
  });
});
