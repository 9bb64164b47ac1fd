import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Tables } from '../../../../server/db/tables.ts';
import { latestTickets, ticketPage, unreadTickets } from '../../../../server/db/tickets.ts';
import { openWithUsers } from './with-users.ts';

let db: Db;

/** The oldest is the first. */
const name = (index: number) => String(index).padStart(4, '0');
const ticket = (index: number): Tables['tickets'] => ({
  ...{
    id: `t-${name(index)}`,
    uid: index % 2 ? 'de-anna' : 'at-anna',
    number: `RMA-${name(index)}`,
    type: 'repair',
  },
  ...{ status: index % 10 === 1 ? 'reviewing' : 'completed', device_name: '', device_model: '', device_sn: `SN-${name(index)}` },
  ...{ order_number: `Order-${name(index)}`, address: '', excerpt: '', searchable: `rma-${name(index)}\nrobot`, unread: 1 },
  ...{ created_at: 0, updated_at: Math.floor(index / 3) },
});

const count = 2400;

beforeAll(async () => {
  db = await openWithUsers();
  for (let start = 0; start < count; start += 600)
    await db
      .insertInto('tickets')
      .values(Array.from({ length: 600 }, (_, index) => ticket(start + index)))
      .execute();
});
afterAll(() => db.destroy());

const numbers = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

test('pages of a group go through its statuses together, without a gap or a ticket twice', async () => {
  const seen: string[] = [];
  let after: { time: number; id: string } | undefined;
  for (;;) {
    const rows = await ticketPage(db, 'de-anna', after, { group: 'open', words: [] }, 7);
    seen.push(...numbers(rows));
    const last = rows.at(-1);
    if (!last) break;
    after = { time: last.updated_at, id: last.id };
  }
  const open = Array.from({ length: count / 10 }, (_, index) => `RMA-${name(count - 9 - 10 * index)}`);
  expect(seen).toEqual(open);
});

test('customer service finds words in the latest tickets, and a ticket of any age by its number, order or serial number', async () => {
  const find = async (...words: string[]) => numbers(await latestTickets(db, ['DE', 'AT'], { words }, 5000));
  expect(await find('robot')).toHaveLength(2000);
  for (const word of ['rma-0007', 'SN-0007', 'Order-0007']) expect(await find(word)).toEqual(['RMA-0007']);
  expect(await find('rma-0007', 'robot')).toEqual([]);
  expect(numbers(await latestTickets(db, ['US'], { words: ['rma-0007'] }, 5000))).toEqual([]);
  expect(numbers(await latestTickets(db, ['DE'], { group: 'open', words: ['rma-0007'] }, 5000))).toEqual([]);
});

test('a list reads no searched text, which is long', async () => {
  for (const words of [[], ['robot']]) {
    expect((await latestTickets(db, ['DE'], { words }, 1))[0]).not.toHaveProperty('searchable');
    expect((await ticketPage(db, 'de-anna', undefined, { words }, 1))[0]).not.toHaveProperty('searchable');
  }
});

test('unread tickets are counted to a hundred', async () => {
  expect(await unreadTickets(db, 'de-anna')).toBe(100);
  expect(await unreadTickets(db, 'us-anna')).toBe(0);
});
