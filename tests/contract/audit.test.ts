import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditPage, knownPseudonym, minAuditRetention, pseudonymOf, purgeAudit, uidsOf } from '../../server/db/audit.ts';
import { purge } from '../../server/db/purge.ts';
import { retention } from '../../server/db/retention.ts';
import { auditedAs } from '../../server/http/audit.ts';
import { eraseUser } from '../../server/personal-data/erase.ts';
import { serviceAudit } from '../../src/contract/audit/operate.ts';
import { answerFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback } from '../../src/contract/feedback/create.ts';
import { serviceDetail, serviceReply } from '../../src/contract/feedback/operate.ts';
import { feedbackDetail } from '../../src/contract/feedback/read.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { serviceRegistration, serviceRegistrations, voidRegistration } from '../../src/contract/registration/operate.ts';
import { serviceTicketMessage, serviceTicketMessages } from '../../src/contract/tickets/operate.ts';
import { ticketDetail } from '../../src/contract/tickets/read.ts';
import { day } from '../../src/lib/time-units.ts';
import { endpoints, hersIn, inputsOf } from './endpoints.ts';
import { jpeg } from './pictures.ts';
import { registration } from './registrations.ts';
import { report, upload } from './reports.ts';
import { createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let operator: string;
let anna: string;

beforeEach(async () => {
  server = await createServer();
  operator = await server.signIn('service-eu');
  anna = await server.signIn('de-anna');
});
afterEach(() => server.close());

const id = 'de-anna-robot-warranty';
const rows = () => server.db.selectFrom('audit').selectAll().orderBy('created_at').execute();
const read = () => server.call(serviceRegistration, { token: operator, input: { id } });

/** Puts a row of some time into the trail. */
const insert = (name: string, created_at: number, record_id = 'some-record') =>
  server.db
    .insertInto('audit')
    .values({
      ...{ id: name, created_at, record_id, actor: 'a', role: 'user', region: 'eu', action: 'feedback.create', request_id: 'r' },
    })
    .execute();

describe('the audit trail', () => {
  test('has who read a registration, when, in which request', async () => {
    const { headers } = await read();
    expect(await rows()).toMatchObject([
      {
        actor: await pseudonymOf(server.db, 'service-eu'),
        role: 'operator',
        region: 'eu',
        action: 'registration.read',
        record_id: id,
        created_at: noon,
        request_id: headers.get('X-Request-Id'),
      },
    ]);
  });

  test('has what a user creates, by the id that it gets, and nothing that was typed', async () => {
    const { data } = await server.call(createRegistration, { token: anna, input: registration() });
    expect(await rows()).toMatchObject([{ role: 'user', action: 'registration.create', record_id: data.id }]);
    const text = JSON.stringify(await rows());
    for (const typed of Object.values(registration())) if (String(typed).length > 3) expect(text).not.toContain(String(typed));
    expect(text).not.toContain('de-anna');
  });

  test('has a list as one row', async () => {
    await server.call(serviceRegistrations, { token: operator });
    expect(await rows()).toMatchObject([{ action: 'registration.list', record_id: '' }]);
  });

  test('has a repeated call once', async () => {
    const call = { token: operator, key: newKey(), input: { id: 'de-anna-map', text: 'Hello' } };
    const first = await server.call(serviceReply, call);
    expect((await server.call(serviceReply, call)).text).toBe(first.text);
    expect(await rows()).toHaveLength(1);
  });

  test('has nothing of a call that was refused, or of users who read their own', async () => {
    await server.call(serviceRegistration, { token: operator, input: { id: 'never-was' } });
    await server.call(createFeedback, { token: anna, input: report({ typeId: 'never-was' }) });
    await server.call(feedbackDetail, { token: anna, input: { id: 'de-anna-map' } });
    expect(await rows()).toEqual([]);
  });

  test('and a change are there together or not at all', async () => {
    await server.db.schema.alterTable('audit').renameTo('gone').execute();
    expect((await server.call(voidRegistration, { token: operator, input: { id } })).code).toBe(500);
    await server.db.schema.alterTable('gone').renameTo('audit').execute();
    expect((await read()).data.status).toBe('active');
  });

  test('names the report that an answer has opened', async () => {
    const reply = () => server.call(serviceReply, { token: operator, input: { id: 'de-anna-map', text: 'Hello' } });
    const answer = () => server.call(answerFeedback, { token: anna, input: { id: 'de-anna-map', text: 'Still', images: [] } });
    await reply();
    await answer();
    await reply();
    server.clock.now += 30 * day;
    anna = await server.signIn('de-anna');
    const { data } = await answer();
    const answers = (await rows()).filter(({ action }) => action === 'feedback.answer').map(({ record_id }) => record_id);
    expect(answers).toEqual(['de-anna-map', data.id]);
  });
});

describe('every endpoint', () => {
  test('says how it is audited', () => {
    for (const endpoint of endpoints)
      expect(auditedAs(endpoint) ?? 'image.create', endpoint.path).toMatch(/^[a-zA-Z]{4,12}\.[a-z]{4,10}$/);
  });

  test('that does not say so is not mounted', () => {
    const path = '/api/v1/operate/new';
    expect(() => auditedAs({ service: 'operate', method: 'GET', path })).toThrow(path);
    expect(() => auditedAs({ service: 'app', method: 'POST', path })).toThrow(path);
    expect(auditedAs({ service: 'app', method: 'GET', path })).toBeNull();
  });

  test('of customer service that answers leaves a row, with the id of its record where it is no list', async () => {
    const inputs = inputsOf(await hersIn(server, await upload(server, anna)));
    await server.call(serviceDetail, { token: operator, input: { id: 'de-anna-map' } });
    for (const endpoint of endpoints.filter(({ service }) => service === 'operate')) {
      const before = (await rows()).map((row) => row.id);
      const input = endpoint.body === 'image' ? await jpeg() : inputs[endpoint.path];
      const { code } = await server.call(endpoint, { token: operator, input });
      const added = (await rows()).filter((row) => !before.includes(row.id));
      const action = auditedAs(endpoint);
      if (code !== 200 || !action) {
        expect(added, endpoint.path).toEqual([]);
        continue;
      }
      expect(added, endpoint.path).toMatchObject([{ action, role: 'operator' }]);
      expect(added[0]?.record_id === '', endpoint.path).toBe(action.endsWith('.list'));
    }
    expect((await rows()).length).toBeGreaterThan(15);
  });
});

describe('the database', () => {
  test.each([
    ['a change', () => server.db.updateTable('audit').set({ actor: 'x' }).execute()],
    ['a deletion of what is recent', () => server.db.deleteFrom('audit').where('id', '=', 'recent').execute()],
    ['a deletion of everything', () => server.db.deleteFrom('audit').execute()],
  ])('refuses %s', async (_, change) => {
    await insert('old', noon - 400 * day);
    await insert('recent', noon - minAuditRetention + 1);
    await insert('newest', noon);
    const before = await rows();
    await expect(change()).rejects.toThrow('append-only');
    expect(await rows()).toEqual(before);
  });

  test('lets go what is older than the retention, and that alone', async () => {
    await insert('newest', noon);
    await insert('kept', noon - retention.audit);
    await insert('old', noon - retention.audit - 1);
    await purge(server.db, noon);
    expect((await rows()).map((row) => row.id)).toEqual(['kept', 'newest']);
  });

  test('keeps the latest 180 days although the clock of a server is years ahead, and it has written a row', async () => {
    const now = Date.now();
    await insert('recent', now - minAuditRetention + day);
    await insert('ahead', now + 9 * 365 * day);
    await purgeAudit(server.db, now + 9 * 365 * day);
    expect((await rows()).map((row) => row.id)).toEqual(['recent', 'ahead']);
    await expect(server.db.deleteFrom('audit').where('id', '=', 'recent').execute()).rejects.toThrow('append-only');
  });
});

describe('a pseudonym', () => {
  test('is the user’s own, always the same, and leads to the user', async () => {
    const [first, other] = [await pseudonymOf(server.db, 'de-anna'), await pseudonymOf(server.db, 'fr-louis')];
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(other).not.toBe(first);
    expect(await pseudonymOf(server.db, 'de-anna')).toBe(first);
    expect(await uidsOf(server.db, new Set([first]))).toEqual(new Map([[first, 'de-anna']]));
  });

  test('leads to nobody once the user is erased; the rows stay', async () => {
    const { data } = await server.call(createRegistration, { token: anna, input: registration() });
    const actor = await pseudonymOf(server.db, 'de-anna');
    await eraseUser(server.db, 'de-anna', noon);
    expect(await rows()).toMatchObject([{ actor, record_id: data.id }]);
    expect(await uidsOf(server.db, new Set([actor]))).toEqual(new Map());
    expect(await knownPseudonym(server.db, 'de-anna')).toBeUndefined();
  });
});

describe('customer service', () => {
  const history = (input: object, token = operator, region: 'eu' | 'us' = 'eu') =>
    server.call(serviceAudit, { token, region, input: { id, ...input } });

  test('sees who did what with a record, newest first, page by page', async () => {
    for (let minute = 0; minute < 5; minute++) {
      server.clock.now = noon + minute * 60_000;
      await read();
    }
    server.clock.now += 60_000;
    const all = (await history({})).data.items;
    expect(all.map(({ action }) => action)).toEqual(Array(5).fill('registration.read'));
    expect(all.map(({ at }) => at)).toEqual([4, 3, 2, 1, 0].map((minute) => noon / 1000 + minute * 60));
    expect(all[0]).toMatchObject({ role: 'operator', actor: { you: true } });
    const first = await history({ limit: '2' });
    const second = await history({ limit: '3', cursor: first.data.next });
    // What was looked at in between is newer than the page before.
    expect(second.data.items.map((entry) => entry.id)).toEqual(all.slice(1, 4).map((entry) => entry.id));
  });

  test('sees of others only a pseudonym', async () => {
    const { data } = await server.call(createRegistration, { token: anna, input: registration() });
    const { data: page, text } = await history({ id: data.id });
    expect(page.items).toMatchObject([{ action: 'registration.create', role: 'user', actor: { you: false } }]);
    expect(text).not.toContain('de-anna');
  });

  test.each(['', 'x', '1'])('is refused the cursor %j', async (cursor) => {
    await read();
    expect((await history({ cursor })).code).toBe(400);
  });

  test('sees nothing of another region, and users nothing at all', async () => {
    await read();
    expect((await history({}, await server.signIn('service-us'), 'us')).code).toBe(404);
    expect((await history({}, await server.signIn('service-us'))).code).toBe(421);
    expect((await history({}, anna)).code).toBe(403);
  });

  test('sees who wrote a reply and a message; the user does not', async () => {
    const { data } = await server.call(serviceReply, { token: operator, input: { id: 'de-anna-map', text: 'Hello' } });
    const you = { pseudonym: await pseudonymOf(server.db, 'service-eu'), you: true };
    expect(data.messages.at(-1)).toMatchObject({ text: 'Hello', author: you });
    expect(data.messages[0]?.author).toBeNull();
    const { ticket } = await hersIn(server, '');
    const input = { id: ticket, text: 'Hello', images: [] };
    const said = await server.call(serviceTicketMessage, { token: operator, input });
    expect(said.data.messages.at(-1)).toMatchObject({ from: 'service', author: you });
    const earlier = await server.call(serviceTicketMessages, { token: operator, input: { id: ticket, cursor: '99' } });
    expect(earlier.data.items.at(-1)).toMatchObject({ text: 'Hello', author: you });
    for (const [endpoint, of] of [
      [feedbackDetail, 'de-anna-map'],
      [ticketDetail, ticket],
    ] as const) {
      const shown = await server.call(endpoint, { token: anna, input: { id: of } });
      expect(shown.code).toBe(200);
      expect(shown.text).not.toMatch(/author|pseudonym/);
      expect(shown.text).not.toContain(you.pseudonym);
    }
  });
});

test('what one operator did is found, newest first', async () => {
  await read();
  server.clock.now += 1;
  await server.call(voidRegistration, { token: operator, input: { id } });
  const actor = await pseudonymOf(server.db, 'service-eu');
  const found = await auditPage(server.db, { column: 'actor', value: actor }, undefined, 9);
  expect(found.map(({ action, record_id }) => [action, record_id])).toEqual([
    ['registration.void', id],
    ['registration.read', id],
  ]);
});
