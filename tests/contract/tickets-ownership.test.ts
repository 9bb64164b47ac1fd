import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { listTickets } from '../../src/contract/tickets/list.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import {
  serviceCreateTicket,
  serviceTicket,
  serviceTicketMessage,
  serviceTicketMessages,
  serviceTicketShipping,
  serviceTicketStatus,
  serviceTickets,
  serviceUpload,
} from '../../src/contract/tickets/operate.ts';
import { readTicket, ticketDetail, ticketMessages } from '../../src/contract/tickets/read.ts';
import { jpeg } from './pictures.ts';
import { contentsOf, createServer, noon, type Server } from './server.ts';
import { expectNothing, signInOnce, unauthorizedCallers } from './unauthorized-callers.ts';

let server: Server;
const signIn = signInOnce(() => server);

beforeAll(async () => {
  server = await createServer();
});

const shipping = { toService: null, toUser: null, address: 'Elsewhere' };
const ticket = { type: 'repair', device: { name: 'Robot', model: '', sn: '' }, orderNumber: '', text: 'Hello' };

/** Every call that names something by its id, with an id in it. What Anna has is what others try to get. */
const calls: readonly [string, Endpoint, (id: unknown) => unknown, string][] = [
  ['detail', ticketDetail, (id) => ({ id }), 'de-anna-motor'],
  ['messages', ticketMessages, (id) => ({ id, cursor: '9' }), 'de-anna-motor'],
  ['read', readTicket, (id) => ({ id }), 'de-anna-wheel'],
  ['message', sendTicketMessage, (id) => ({ id, text: 'Hello', images: [] }), 'de-anna-motor'],
  ['service detail', serviceTicket, (id) => ({ id }), 'de-anna-motor'],
  ['service messages', serviceTicketMessages, (id) => ({ id, cursor: '9' }), 'de-anna-motor'],
  ['service message', serviceTicketMessage, (id) => ({ id, text: 'Hello', images: [] }), 'de-anna-motor'],
  ['service status', serviceTicketStatus, (id) => ({ id, status: 'completed', note: '' }), 'de-anna-motor'],
  ['service shipping', serviceTicketShipping, (id) => ({ id, shipping }), 'de-anna-motor'],
  ['service create', serviceCreateTicket, (uid) => ({ ...ticket, uid }), 'de-anna'],
];

const malformed = ['', ' ', '.', '../de-anna-motor', "' or '1'='1", 'de-anna-motor\0', '\ud800', '%', 'x'.repeat(65), '🤖'];

/** What must not be in an answer to anybody else. */
const secrets = ['Saugmotor', 'verpackt', 'Schlafzimmer', 'V3302436', 'PX4401', 'Musterstraße'];

describe.each(calls)('%s', (_, endpoint, inputOf, theirId) => {
  test.each(unauthorizedCallers(signIn))('tells %s nothing and changes nothing', async (_caller, optionsOf, refusedAs) => {
    const inputs = { theirs: inputOf(theirId), unknown: inputOf('there-is-no-such-id') };
    const options = await optionsOf(endpoint.service);
    await expectNothing(server, endpoint, options, refusedAs(endpoint.service), inputs, secrets);
  });

  test.each([...malformed, undefined, null, 7, ['x'], { $ne: '' }])('refuses the id %o', async (id) => {
    const token = await signIn(endpoint.service === 'operate' ? 'service-eu' : 'de-anna');
    const before = await contentsOf(server.db);
    const { code, status } = await server.call(endpoint, { token, input: inputOf(id) });
    expect([400, 404]).toContain(code);
    expect(status).toBe(code);
    expect(await contentsOf(server.db)).toBe(before);
  });
});

describe('lists', () => {
  test('have nothing of anybody else in them, and a cursor of another user leads to one’s own', async () => {
    const token = await server.signIn('fr-louis');
    const { data } = await server.call(listTickets, { token, input: { cursor: `${noon}-de-anna-motor` } });
    expect(data.items.length).toBeGreaterThan(0);
    expect(data.items).toEqual((await server.call(listTickets, { token })).data.items);
    expect(data.items.every(({ id }) => id.startsWith('fr-louis-'))).toBe(true);
  });

  test('are for nobody without a token, and customer service’s for no user', async () => {
    expect((await server.call(listTickets)).code).toBe(401);
    expect((await server.call(serviceTickets)).code).toBe(401);
    expect((await server.call(serviceTickets, { token: await server.signIn('de-anna') })).code).toBe(403);
    const american = await server.signIn('service-us');
    expect((await server.call(serviceTickets, { token: american })).code).toBe(421);
  });
});

test('customer service’s pictures are for customer service to upload', async () => {
  const input = await jpeg();
  expect((await server.call(serviceUpload, { token: '', input })).code).toBe(401);
  expect((await server.call(serviceUpload, { token: await server.signIn('de-anna'), input })).code).toBe(403);
});

test('fields that are not in the contract change nothing', async () => {
  const token = await server.signIn('de-anna');
  const input = { id: 'de-anna-late', text: 'Why?', images: [], from: 'service', status: 'completed', uid: 'fr-louis', at: 1 };
  expect((await server.call(sendTicketMessage, { token, input })).code).toBe(200);
  const { data } = await server.call(ticketDetail, { token, input: { id: 'de-anna-late' } });
  expect(data.status).toBe('declined');
  expect(data.messages.at(-1)).toMatchObject({ from: 'user', at: noon / 1000 });
});
