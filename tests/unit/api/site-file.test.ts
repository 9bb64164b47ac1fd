import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSiteFile } from '../../../src/api/site-file.ts';

const server = createServer(({ url }, response) => {
  response.writeHead(url === '/gone' ? 404 : 200).end(url === '/data.json' ? '{"a":1}' : '<h1>Page</h1>');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('a file of the site', () => {
  it('is read as data', async () => {
    expect(await loadSiteFile(`${origin}/data.json`)).toEqual({ a: 1 });
  });

  it('is malformed where the host has only its 404 page, or a page in its place', async () => {
    await expect(loadSiteFile(`${origin}/gone`)).rejects.toMatchObject({ reason: 'malformed' });
    await expect(loadSiteFile(`${origin}/page`)).rejects.toMatchObject({ reason: 'malformed' });
  });
});
