import { beforeAll, describe, expect, test } from 'vitest';
import { afterSaleLimits, createAfterSale, genders, type NewAfterSale } from '../../src/contract/after-sales/create.ts';
import { serviceAfterSales } from '../../src/contract/after-sales/operate.ts';
import { contentsOf, createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let anna: string;

beforeAll(async () => {
  server = await createServer();
  anna = await server.signIn('de-anna');
});

const form = (more: object = {}): NewAfterSale => ({ gender: '', birthday: '', orderNumber: 'A-17', region: '', ...more });
const create = (more: object = {}, token = anna, key = newKey()) =>
  server.call(createAfterSale, { token, input: form(more), key });
const listed = async (region: 'eu' | 'us' = 'eu') =>
  (await server.call(serviceAfterSales, { token: await server.signIn(`service-${region}`), region })).data.items;

describe('the after-sales form', () => {
  test('needs only an order number', async () => {
    const { data } = await create();
    expect((await listed()).find(({ id }) => id === data.id)).toEqual({
      id: data.id,
      username: 'Anna Becker',
      ...form(),
      createdAt: noon / 1000,
    });
    expect((await create({ orderNumber: '  ' })).data).toMatchObject({ fields: { orderNumber: 'required' } });
  });

  test.each(genders)('keeps what else was told: %s', async (gender) => {
    const told = { gender, birthday: '1990-02-28', orderNumber: ' B-1 ', region: '廣東 <b>' };
    const { data } = await create(told);
    expect((await listed()).find(({ id }) => id === data.id)).toMatchObject({ ...told, orderNumber: 'B-1' });
  });

  test.each([
    { gender: 'robot' },
    { birthday: '1990-02-30' },
    { birthday: '1905-05-31' },
    { birthday: '2013-06-03' },
    { birthday: '2026-05-31' },
    { birthday: '2999-01-01' },
    { birthday: '28.02.1990' },
    { region: 'x'.repeat(afterSaleLimits.region + 1) },
    { orderNumber: 'x'.repeat(afterSaleLimits.orderNumber + 1) },
  ])('refuses %o', async (wrong) => {
    const before = await contentsOf(server.db);
    const { code, data } = await create(wrong);
    expect(code).toBe(400);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual(Object.keys(wrong));
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('is kept once, however often it is sent', async () => {
    const key = newKey();
    const first = await create({ orderNumber: 'once' }, anna, key);
    expect((await create({ orderNumber: 'once' }, anna, key)).text).toBe(first.text);
    expect((await listed()).filter(({ orderNumber }) => orderNumber === 'once')).toHaveLength(1);
  });

  test('is seen by customer service of its region only', async () => {
    await create({ orderNumber: 'here' });
    expect((await listed('us')).map(({ orderNumber }) => orderNumber)).not.toContain('here');
    expect((await server.call(serviceAfterSales, { token: anna })).code).toBe(403);
    expect((await create({}, '')).code).toBe(401);
  });
});
