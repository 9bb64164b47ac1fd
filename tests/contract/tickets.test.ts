import { beforeEach, describe, expect, test } from 'vitest';
import { messagePageSize } from '../../server/db/tickets.ts';
import { seedUsers } from '../../server/seed/people.ts';
import { countryOf } from '../../src/contract/contact/countries.ts';
import { maxMessage } from '../../src/contract/conversation/new-message.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { listTickets } from '../../src/contract/tickets/list.ts';
import { sendTicketMessage } from '../../src/contract/tickets/message.ts';
import { serviceTicket, serviceTicketMessages } from '../../src/contract/tickets/operate.ts';
import { readTicket, ticketDetail, ticketMessages } from '../../src/contract/tickets/read.ts';
import { nextActor, ticketStatuses, ticketTypes } from '../../src/contract/tickets/states.ts';
import { upload } from './reports.ts';
import { createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});

const list = (input: object = {}) => server.call(listTickets, { token, input: { limit: '50', ...input } });
const names = async (input: object = {}) => (await list(input)).data.items.map(({ id }) => id.replace('de-anna-', ''));
const detail = async (id: string) => (await server.call(ticketDetail, { token, input: { id } })).data;
const send = (input: object, key = newKey()) =>
  server.call(sendTicketMessage, { token, key, input: { id: 'de-anna-contacts', text: 'In March.', images: [], ...input } });
const news = async () => (await server.call(feedbackMessage, { token })).data;

describe('the seed', () => {
  test.each(seedUsers.filter(({ kind }) => kind === 'owner'))(
    'gives $uid a ticket of each type and in each status',
    async (user) => {
      const region = countryOf(user.country)?.region ?? 'eu';
      const own = await server.signIn(user.uid);
      const { data } = await server.call(listTickets, { token: own, region, input: { limit: '50' } });
      expect(new Set(data.items.map(({ type }) => type))).toEqual(new Set(ticketTypes));
      expect(new Set(data.items.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
      expect(data.items.filter(({ unread }) => unread)).toHaveLength(1);
      for (const { id } of data.items) {
        const { code, data: ticket } = await server.call(ticketDetail, { token: own, region, input: { id } });
        expect(code).toBe(200);
        expect(ticket.steps.at(-1)?.status).toBe(ticket.status);
        expect(ticket.number).toMatch(/^RMA-\d{4}-[2-9A-Z]{6}$/);
        for (const { url } of ticket.messages.flatMap(({ images }) => images)) {
          expect((await server.app.request(url.replace('https://api.test', 'http://localhost'))).status).toBe(200);
        }
      }
    },
  );
});

describe('the list', () => {
  test('begins with what changed last, and says who has something new', async () => {
    const { data } = await list();
    const times = data.items.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(data.items.filter(({ unread }) => unread).map(({ id }) => id)).toEqual(['de-anna-wheel']);
    expect(data.next).toBeNull();
  });

  test('comes in pages without a gap or a ticket twice', async () => {
    const grace = await server.signIn('us-grace');
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data }: Awaited<ReturnType<typeof list>> = await server.call(listTickets, {
        token: grace,
        region: 'us',
        input: { limit: '7', ...(cursor && { cursor }) },
      });
      ids.push(...data.items.map(({ id }) => id));
      cursor = data.next;
    } while (cursor);
    const rows = await server.db.selectFrom('tickets').select('id').where('uid', '=', 'us-grace').execute();
    expect(rows.length).toBeGreaterThan(40);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).sort());
  });

  test.each([
    [{ group: 'waiting' }, ['contacts', 'basket']],
    [{ group: 'closed' }, ['late', 'twice']],
    [{ group: 'open' }, ['contacts', 'wheel', 'filter', 'basket', 'motor', 'dock']],
    [{ type: 'refund' }, ['late', 'twice']],
    [{ type: 'return', group: 'waiting' }, ['basket']],
  ])('narrowed by %o has only those', async (filter, wanted) => {
    expect(await names(filter)).toEqual(wanted);
  });

  test('finds tickets by number, device, model, serial number, order and what was said, all words together', async () => {
    const ticket = await detail('de-anna-motor');
    expect(await names({ q: ticket.number.toLowerCase() })).toEqual(['motor']);
    expect(await names({ q: 'SCHLAFZIMMER v330' })).toEqual(['motor']);
    expect(await names({ q: ticket.device.sn.slice(2) })).toEqual(['motor']);
    expect(await names({ q: `${ticket.orderNumber} burste` })).toEqual(['motor']);
    expect(await names({ q: 'verpackt  luftreiniger' })).toEqual([]);
    expect(await names({ q: '  ' })).toEqual(await names());
  });

  test.each(['%', '_', '\\', "'", '"; drop table tickets'])('takes %s as it is written', async (q) => {
    expect(await names({ q })).toEqual([]);
  });

  test.each([{ group: 'lost' }, { type: 'gift' }, { q: 'x'.repeat(101) }, { cursor: 'nowhere' }, { limit: '51' }])(
    'refuses %o',
    async (input) => {
      expect((await list(input)).code).toBe(400);
    },
  );
});

describe('a ticket', () => {
  test('has its way, its parcels, the address and what was said', async () => {
    const ticket = await detail('de-anna-motor');
    expect(ticket).toMatchObject({ type: 'repair', status: 'working', device: { name: 'Schlafzimmer-Roboter', model: 'V330' } });
    expect(ticket.steps.map(({ status }) => status)).toEqual(['reviewing', 'approved', 'toService', 'working']);
    expect(ticket.steps.at(-1)?.note).toContain('eingetroffen');
    expect(ticket.messages.map(({ from, images }) => [from, images.length])).toEqual([
      ['service', 0],
      ['user', 2],
    ]);
    expect(ticket.shipping).toMatchObject({ toService: { carrier: 'Parcel Express' }, toUser: null });
    expect(ticket.shipping.address).toContain('Musterstadt');
    expect((await detail('de-anna-filter')).shipping).toEqual({ toService: null, toUser: null, address: '' });
  });

  test('stays news while what customer service said last has not been seen', async () => {
    const { updatedAt } = await detail('de-anna-wheel');
    await server.call(readTicket, { token, input: { id: 'de-anna-wheel', updatedAt: updatedAt - 1 } });
    expect((await detail('de-anna-wheel')).unread).toBe(true);
    await server.call(readTicket, { token, input: { id: 'de-anna-wheel', updatedAt } });
    expect((await detail('de-anna-wheel')).unread).toBe(false);
  });

  test('is read once it was opened, and counts as news no more', async () => {
    const before = await news();
    expect(before.tickets).toBe(1);
    for (let times = 0; times < 2; times++) {
      expect((await server.call(readTicket, { token, input: { id: 'de-anna-wheel' } })).code).toBe(200);
      expect(await news()).toEqual({ ...before, tickets: 0, version: before.version + 1 });
    }
    expect((await detail('de-anna-wheel')).unread).toBe(false);
  });
});

describe('a ticket with many messages', () => {
  const id = 'de-anna-motor';
  const total = 2 * messagePageSize + 7;

  beforeEach(async () => {
    const known = (await detail(id)).messages.length;
    for (let position = known; position < total; position++) {
      const row = { id: `message-${position}`, ticket_id: id, sender: 'user' as const, author: '', created_at: noon + position };
      await server.db
        .insertInto('ticket_messages')
        .values({ ...row, text: `Message ${position}`, position })
        .execute();
    }
  });

  const earlier = (cursor: string, options: object = {}) =>
    server.call(ticketMessages, { token, input: { id, cursor }, ...options });

  test('comes with the latest page, and gives the others one after the other, none left out or twice', async () => {
    const ticket = await detail(id);
    expect(ticket.messages).toHaveLength(messagePageSize);
    expect(ticket.messages.at(-1)?.text).toBe(`Message ${total - 1}`);
    let all = ticket.messages;
    const sizes: number[] = [];
    for (let cursor = ticket.earlier; cursor; ) {
      const { code, data } = await earlier(cursor);
      expect(code).toBe(200);
      sizes.push(data.items.length);
      all = [...data.items, ...all];
      cursor = data.next;
    }
    expect(sizes).toEqual([messagePageSize, 7]);
    expect(new Set(all.map((message) => message.id)).size).toBe(total);
    expect(all.slice(2).map(({ text }) => text)).toEqual(Array.from({ length: total - 2 }, (_, index) => `Message ${index + 2}`));
    expect(all[1]?.images).toHaveLength(2);
  });

  test('gives the same pages while it is written in, and to customer service too', async () => {
    const { earlier: cursor } = await detail(id);
    await send({ id, text: 'One more' });
    const { data } = await earlier(cursor ?? '');
    expect(data.items.at(-1)?.text).toBe(`Message ${total - messagePageSize - 1}`);
    const operator = await server.signIn('service-eu');
    const theirs = await server.call(serviceTicketMessages, { token: operator, input: { id, cursor: cursor ?? '' } });
    expect(theirs.data.items.map((message) => message.id)).toEqual(data.items.map((message) => message.id));
    expect((await server.call(serviceTicket, { token: operator, input: { id } })).data.messages).toHaveLength(messagePageSize);
  });

  test('has no earlier ones before the first', async () => {
    expect((await earlier('0')).data).toEqual({ items: [], next: null });
    expect((await detail('de-anna-contacts')).earlier).toBeNull();
  });

  test.each(['', '-1', 'x', '1e3', '9'.repeat(10), undefined])('refuses the cursor %o', async (cursor) => {
    expect((await server.call(ticketMessages, { token, input: { id, ...(cursor !== undefined && { cursor }) } })).code).toBe(400);
  });
});

describe('an answer in a ticket', () => {
  test('is added with its pictures, and is found by its words', async () => {
    const before = await news();
    const image = await upload(server, token);
    const { code, data } = await send({ text: '  Zuletzt im <b>März</b>  ', images: [image] });
    expect(code).toBe(200);
    const message = (await detail('de-anna-contacts')).messages.at(-1);
    expect(message).toMatchObject({ id: data.id, from: 'user', text: 'Zuletzt im <b>März</b>', at: noon / 1000 });
    expect(message?.images.map(({ id }) => id)).toEqual([image]);
    expect(await names({ q: 'marz' })).toEqual(['contacts']);
    expect(await news()).toEqual({ ...before, version: before.version + 1 });
    expect((await list()).data.items[0]).toMatchObject({ id: 'de-anna-contacts', unread: false });
  });

  test('leaves what is searched within limits: numbers, device and the latest messages', async () => {
    const { number } = await detail('de-anna-contacts');
    const ticket = server.db.selectFrom('tickets').select('searchable').where('id', '=', 'de-anna-contacts');
    const { searchable } = await ticket.executeTakeFirstOrThrow();
    await server.db
      .updateTable('tickets')
      .set({ searchable: `${searchable}\n${'Yesterday. '.repeat(100_000)}` })
      .where('id', '=', 'de-anna-contacts')
      .execute();
    await send({ text: 'Zuletzt im März' });
    await send({ text: 'Noch einmal im April' });
    expect((await ticket.executeTakeFirstOrThrow()).searchable).toHaveLength(40_000);
    expect(await names({ q: `${number} marz april` })).toEqual(['contacts']);
  });

  test('to a question makes it customer service’s turn, any other changes nothing', async () => {
    expect(nextActor[(await detail('de-anna-contacts')).status]).toBe('user');
    await send({});
    expect((await detail('de-anna-contacts')).steps.map(({ status }) => status)).toEqual(['reviewing', 'question', 'reviewing']);
    await send({ id: 'de-anna-twice' });
    expect((await detail('de-anna-twice')).status).toBe('completed');
    expect((await detail('de-anna-twice')).steps).toHaveLength(2);
  });

  test('may be a picture alone, but not nothing', async () => {
    expect((await send({ text: ' ', images: [await upload(server, token)] })).code).toBe(200);
    expect((await send({ text: ' ' })).data).toMatchObject({ fields: { text: 'required' } });
    expect((await list()).data.items[0]).toMatchObject({ id: 'de-anna-contacts', excerpt: '📷' });
  });

  test.each([
    [{ text: 'x'.repeat(maxMessage + 1) }, { text: 'tooLong' }],
    [{ text: 7 }, { text: 'format' }],
    [{ text: 'x\0y' }, { text: 'format' }],
    [{ images: ['never-uploaded'] }, { images: 'unknown' }],
    [{ images: Array(7).fill('one-too-many') }, { images: 'tooLong' }],
  ])('with %o is refused and not kept', async (wrong, fields) => {
    const before = await detail('de-anna-contacts');
    expect(await send(wrong)).toMatchObject({ code: 400, data: { fields } });
    expect(await detail('de-anna-contacts')).toEqual(before);
  });

  test('sent again and again, or twenty times at once, is one', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, key)));
    const first = await send({}, key);
    for (const { code, text } of answers) expect(code === 409 || text === first.text).toBe(true);
    expect((await detail('de-anna-contacts')).messages).toHaveLength(3);
    expect((await send({ text: 'Something else' }, key)).code).toBe(422);
  });

  test('keeps its pictures to itself', async () => {
    const image = await upload(server, token);
    expect((await send({ images: [image] })).code).toBe(200);
    expect((await send({ images: [image] })).data).toMatchObject({ fields: { images: 'unknown' } });
    const theirs = await upload(server, await server.signIn('fr-louis'));
    expect((await send({ images: [theirs] })).data).toMatchObject({ fields: { images: 'unknown' } });
  });
});
