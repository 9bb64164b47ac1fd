import { beforeEach, describe, expect, test } from 'vitest';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { listTickets } from '../../src/contract/tickets/list.ts';
import {
  serviceCreateTicket,
  serviceTicket,
  serviceTicketMessage,
  serviceTicketShipping,
  serviceTicketStatus,
  serviceTickets,
  serviceUpload,
} from '../../src/contract/tickets/operate.ts';
import { readTicket, ticketDetail } from '../../src/contract/tickets/read.ts';
import { jpeg } from './pictures.ts';
import { createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let operator: string;
let anna: string;
const id = 'de-anna-filter';

beforeEach(async () => {
  server = await createServer();
  operator = await server.signIn('service-eu');
  anna = await server.signIn('de-anna');
  await server.call(readTicket, { token: anna, input: { id: 'de-anna-wheel' } });
});

const newTicket = {
  uid: 'de-jonas',
  type: 'repair',
  device: { name: 'Roboter', model: '100v', sn: 'SN-1' },
  orderNumber: 'A-17',
  text: 'We opened this ticket for you.',
} as const;

const create = (more: object = {}, key = newKey()) =>
  server.call(serviceCreateTicket, { token: operator, key, input: { ...newTicket, ...more } });
const say = (more: object = {}) =>
  server.call(serviceTicketMessage, { token: operator, input: { id, text: 'Hello', images: [], ...more } });
const setStatus = (status: string, note = '') =>
  server.call(serviceTicketStatus, { token: operator, input: { id, status, note } });
const ship = (shipping: object) => server.call(serviceTicketShipping, { token: operator, input: { id, shipping } });
const own = async () => (await server.call(ticketDetail, { token: anna, input: { id } })).data;
const news = async () => (await server.call(feedbackMessage, { token: anna })).data;

const parcel = { carrier: 'Parcel Express', trackingNumber: 'PX1', trackingUrl: 'https://www.example.com/track?number=PX1' };

describe('customer service', () => {
  test('sees the tickets of its region, and narrows them as users do', async () => {
    const { data } = await server.call(serviceTickets, { token: operator, input: { group: 'waiting' } });
    expect(data.items.map((item) => item.id)).toContain('fr-louis-contacts');
    expect(data.items.map((item) => item.id)).not.toContain('us-grace-contacts');
    expect(new Set(data.items.map(({ status }) => status))).toEqual(new Set(['question', 'approved']));
    expect(data.items.find((item) => item.id === 'de-anna-basket')?.username).toBe('Anna Becker');
    expect((await server.call(serviceTicket, { token: operator, input: { id } })).data.id).toBe(id);
  });

  test('opens a ticket that is new to its user', async () => {
    const key = newKey();
    const { data } = await create({}, key);
    expect((await create({}, key)).data).toEqual(data);
    const jonas = await server.signIn('de-jonas');
    const { data: list } = await server.call(listTickets, { token: jonas });
    expect(list.items).toHaveLength(1);
    expect(list.items[0]).toMatchObject({
      id: data.id,
      number: data.number,
      status: 'reviewing',
      unread: true,
      excerpt: newTicket.text,
      createdAt: noon / 1000,
    });
    expect(data.number).toMatch(/^RMA-2606-[2-9A-Z]{6}$/);
    expect(data.steps).toHaveLength(1);
    expect((await server.call(feedbackMessage, { token: jonas })).data).toMatchObject({ tickets: 1, version: 1 });
  });

  test.each([
    [{ uid: 'nobody' }, { uid: 'unknown' }],
    [{ uid: 'us-noah' }, { uid: 'unknown' }],
    [{ uid: 'service-eu' }, { uid: 'unknown' }],
    [{ type: 'gift' }, { type: 'format' }],
    [{ text: ' ' }, { text: 'required' }],
    [{ device: { name: '', model: '', sn: '' } }, { device: 'required' }],
  ])('opens none with %o', async (wrong, fields) => {
    expect(await create(wrong)).toMatchObject({ code: 400, data: { fields } });
  });

  test('answers with words and pictures, which makes the ticket unread', async () => {
    const before = await news();
    const { data: image } = await server.call(serviceUpload, { token: operator, input: await jpeg() });
    server.clock.now += 60_000;
    const { data } = await say({ images: [image.id] });
    expect(data.messages.at(-1)).toMatchObject({ from: 'service', text: 'Hello', images: [{ id: image.id }] });
    expect(await own()).toMatchObject({ unread: true, status: 'reviewing', updatedAt: noon / 1000 + 60 });
    expect(await news()).toEqual({ ...before, tickets: before.tickets + 1, version: before.version + 1 });
    const { url } = data.messages.at(-1)?.images[0] ?? { url: '' };
    expect((await server.app.request(url.replace('https://api.test', 'http://localhost'))).status).toBe(200);
  });

  test('cannot show a user’s picture as its own, nor say nothing', async () => {
    expect((await say({ images: ['de-anna-motor-message-2-photo-1'] })).data).toMatchObject({ fields: { images: 'unknown' } });
    expect((await say({ text: '  ' })).data).toMatchObject({ fields: { text: 'required' } });
  });

  test('moves a ticket, with a note or without', async () => {
    const before = await news();
    await setStatus('approved');
    await setStatus('approved');
    await setStatus('approved', 'Please hurry.');
    const { steps, status, unread } = await own();
    expect(steps.map((step) => [step.status, step.note])).toEqual([
      ['reviewing', ''],
      ['approved', ''],
      ['approved', 'Please hurry.'],
    ]);
    expect({ status, unread }).toEqual({ status: 'approved', unread: true });
    expect((await news()).version).toBe(before.version + 2);
    expect((await setStatus('lost')).data).toMatchObject({ fields: { status: 'format' } });
  });

  test('sets what is known of the parcels as a whole', async () => {
    const whole = { toService: parcel, toUser: parcel, address: 'Service\nStreet 1' };
    expect((await ship(whole)).data.shipping).toEqual(whole);
    const none = { toService: null, toUser: null, address: '' };
    expect((await ship(none)).data.shipping).toEqual(none);
    expect((await own()).unread).toBe(true);
  });

  test.each(['http://www.example.com/', 'javascript:alert(1)', 'www.example.com'])(
    'cannot hand out %s as a tracking link',
    async (trackingUrl) => {
      const { data } = await ship({ toService: { ...parcel, trackingUrl }, toUser: null, address: '' });
      expect(data).toMatchObject({ fields: { shipping: 'format' } });
    },
  );
});
