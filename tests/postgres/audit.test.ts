import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pseudonymOf } from '../../server/db/audit.ts';
import { serviceReply } from '../../src/contract/feedback/operate.ts';
import { createServer, type Server } from '../contract/server.ts';

let server: Server;
beforeEach(async () => {
  server = await createServer();
});
afterEach(() => server.close());

test('PostgreSQL does not empty the audit trail', async () => {
  const token = await server.signIn('service-eu');
  await server.call(serviceReply, { token, input: { id: 'de-anna-map', text: 'Hello' } });
  await expect(sql`truncate audit`.execute(server.db)).rejects.toThrow('append-only');
  expect(await server.db.selectFrom('audit').selectAll().execute()).toHaveLength(1);
});

test('calls at once give a user one pseudonym', async () => {
  const names = await Promise.all(Array.from({ length: 9 }, () => pseudonymOf(server.db, 'de-anna')));
  expect(new Set(names).size).toBe(1);
});
