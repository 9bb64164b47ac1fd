import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { createServer, type Server } from './server.ts';

let server: Server;
let token: string;

beforeAll(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});

/** The pages of a conversation have a fixed length; those of customer service are tested with what they list. */
const lists = endpoints.filter(
  ({ path, service, output }) =>
    service !== 'operate' && 'entries' in output && 'next' in (output.entries as object) && !path.endsWith('/messages'),
);

test('there are lists with pages', () => {
  expect(lists.map(({ path }) => path)).toEqual([
    '/api/v1/feedback/list',
    '/api/v1/feedback/removed',
    '/api/v1/recipe/favorites',
    '/api/v1/recipe/list',
    '/api/v1/recipe/search',
    '/api/v1/recipe/works',
    '/api/v1/rma/list',
  ]);
});

describe.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (_, endpoint) => {
  const ask = (input: object) => server.call(endpoint, { token, input: { q: '', ...input } });

  test.each(['1', '9', '10', '50'])('gives as many as %j at most', async (limit) => {
    const { code, data } = await ask({ limit });
    expect(code).toBe(200);
    expect((data as { items: unknown[] }).items.length).toBeLessThanOrEqual(Number(limit));
  });

  test.each(['', '0', '-1', '51', '100', '05', '5.0', '1.5', '1e1', '0x10', '+5', ' 5', '5 ', '٥', 'x', 'NaN', 'Infinity'])(
    'refuses the limit %j',
    async (limit) => {
      expect((await ask({ limit })).text).toContain('"data":{"reason":"invalidFields","fields":{"limit":"format"}}');
    },
  );

  test.each(['', ' ', 'x', '.', '1', '\0', 'a'.repeat(201), '🤖'])('refuses the cursor %j', async (cursor) => {
    expect((await ask({ cursor })).text).toContain('"data":{"reason":"invalidFields","fields":{"cursor":"format"}}');
  });
});
