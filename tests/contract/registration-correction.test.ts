import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { correctRegistration } from '../../src/contract/registration/correct.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { serviceRegistration, voidRegistration } from '../../src/contract/registration/operate.ts';
import { listRegistrations } from '../../src/contract/registration/read.ts';
import { registration } from './registrations.ts';
import { contentsOf, createServer, newKey, noon, type Server } from './server.ts';

let server: Server;
let token: string;
let id: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
  id = (await server.call(createRegistration, { token, input: registration() })).data.id;
});
afterEach(() => server.close());

const right = { orderNumber: 'A-17 204', purchaseDate: '2026-04-30' };
const correct = (more: object = {}, key = newKey(), by = token) =>
  server.call(correctRegistration, { token: by, input: { id, revision: 1, ...right, ...more }, key });
const card = async () => {
  const { data } = await server.call(listRegistrations, { token });
  return data.items.find((item) => item.id === id);
};
const operator = () => server.signIn('service-eu');

const contents = () => contentsOf(server.db);
const nothingChanged = async (work: () => Promise<unknown>) => {
  const before = await contents();
  await work();
  expect(await contents()).toBe(before);
};

describe('a correction', () => {
  test('changes the order number and the purchase date, and the warranty follows', async () => {
    const { code, data } = await correct();
    expect(code).toBe(200);
    expect(data).toMatchObject({ ...right, warrantyUntil: '2028-04-30', revision: 2, status: 'active' });
    expect(await card()).toEqual(data);
  });

  test('mends a registration of the year 0026', async () => {
    const absurd = { purchase_date: '0026-05-30', warranty_until: '1928-05-30' };
    await server.db.updateTable('registrations').set(absurd).where('id', '=', id).execute();
    expect((await card())?.purchaseDate).toBe('0026-05-30');
    await correct({ ...right, purchaseDate: '2026-05-30' });
    expect(await card()).toMatchObject({ purchaseDate: '2026-05-30', warrantyUntil: '2028-05-30' });
  });

  test('of the order number alone leaves the warranty as it was promised', async () => {
    await server.db.updateTable('registrations').set({ warranty_until: '2031-01-01' }).where('id', '=', id).execute();
    await correct({ purchaseDate: '2026-05-30' });
    expect(await card()).toMatchObject({ orderNumber: right.orderNumber, warrantyUntil: '2031-01-01' });
  });

  test('of the order number alone does not look at the date again, however long ago it is', async () => {
    await server.db.updateTable('registrations').set({ purchase_date: '1999-05-30' }).where('id', '=', id).execute();
    expect((await correct({ purchaseDate: '1999-05-30' })).data).toMatchObject({ ...right, purchaseDate: '1999-05-30' });
    expect((await correct({ revision: 2, purchaseDate: '1999-05-31' })).data).toMatchObject({
      fields: { purchaseDate: 'format' },
    });
  });

  test('is made once, however often it is sent, also at once', async () => {
    const key = newKey();
    const first = await correct({}, key);
    const again = await Promise.all([correct({}, key), correct({}, key)]);
    expect(again.map(({ text }) => text)).toEqual([first.text, first.text]);
    expect((await card())?.revision).toBe(2);
    expect((await correct({ orderNumber: 'other' }, key)).code).toBe(422);
  });

  test('that changes nothing is none', async () => {
    const { orderNumber, purchaseDate } = registration();
    expect((await correct({ orderNumber, purchaseDate })).data).toMatchObject({ revision: 1 });
    expect(await server.db.selectFrom('registration_corrections').selectAll().execute()).toEqual([]);
  });

  test('leaves what stood there before to customer service', async () => {
    await correct();
    server.clock.now += 60_000;
    await correct({ revision: 2, purchaseDate: '2026-03-30' });
    const { data } = await server.call(serviceRegistration, { token: await operator(), input: { id } });
    expect(data.corrections).toEqual([
      { orderNumber: 'A-17 203', purchaseDate: '2026-05-30', warrantyUntil: '2028-05-30', at: noon / 1000 },
      { orderNumber: 'A-17 204', purchaseDate: '2026-04-30', warrantyUntil: '2028-04-30', at: noon / 1000 + 60 },
    ]);
  });

  test.each([
    [{ orderNumber: ' ' }, { orderNumber: 'required' }],
    [{ orderNumber: 'x'.repeat(65) }, { orderNumber: 'tooLong' }],
    [{ purchaseDate: '' }, { purchaseDate: 'required' }],
    [{ purchaseDate: '2026-02-30' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '2026-06-03' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '2006-06-01' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '0026-05-30' }, { purchaseDate: 'format' }],
    [{ revision: 'x' }, { revision: 'format' }],
    [{ revision: undefined }, { revision: 'required' }],
  ])('to %o is refused', async (wrong, fields) => {
    await nothingChanged(async () => {
      const { code, data } = await correct(wrong);
      expect({ code, data }).toMatchObject({ code: 400, data: { fields } });
    });
  });

  test('to what another registration has already is refused, and to its own order number is not', async () => {
    await server.call(createRegistration, { token, input: registration({ orderNumber: 'B-1' }) });
    expect((await correct({ orderNumber: 'b1' })).data).toMatchObject({ fields: { orderNumber: 'duplicate' } });
    expect((await correct({ orderNumber: 'a17203' })).code).toBe(200);
  });

  test('of a card that has changed since is refused, and changes nothing', async () => {
    await correct();
    await nothingChanged(async () => {
      const { code, data } = await correct({ orderNumber: 'C' });
      expect({ code, data }).toMatchObject({ code: 409, data: { fields: { revision: 'changed' } } });
    });
  });

  test('of one that customer service has cancelled is refused', async () => {
    await server.call(voidRegistration, { token: await operator(), input: { id } });
    const revision = (await card())?.revision;
    await nothingChanged(async () => {
      expect((await correct()).code).toBe(409);
      expect((await correct({ revision })).code).toBe(409);
    });
  });

  test.each(['fr-louis', 'de-jonas', 'service-eu'])('is nobody’s but the owner’s: %s', async (uid) => {
    const other = await server.signIn(uid);
    await nothingChanged(async () => {
      const theirs = await correct({}, newKey(), other);
      expect(theirs.code).not.toBe(200);
      expect((await correct({ id: 'never-was' }, newKey(), other)).text).toBe(theirs.text);
    });
  });
});
