import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTerms, warrantyUntil } from '../../server/registration/warranty.ts';
import { recordNumber } from '../../src/contract/record-number.ts';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { serviceRegistration, serviceRegistrations, voidRegistration } from '../../src/contract/registration/operate.ts';
import { listRegistrations, registrationDetail } from '../../src/contract/registration/read.ts';
import { registration } from './registrations.ts';
import { contentsOf, createServer, type Server } from './server.ts';

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
const cancel = (of = id, token = operator) => server.call(voidRegistration, { token, input: { id: of } });

describe('customer service', () => {
  test('sees the registrations of its region, newest first, with their owners', async () => {
    const { data } = await server.call(serviceRegistrations, { token: operator });
    expect(data.items.map(({ createdAt }) => createdAt)).toEqual(
      data.items.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    );
    const names = new Set(data.items.map(({ username }) => username));
    expect(names).toContain('Anna Becker');
    expect(names).not.toContain('Grace Miller');
  });

  test('can ask for those that were cancelled', async () => {
    const { data } = await server.call(serviceRegistrations, { token: operator, input: { status: 'cancelled' } });
    expect(new Set(data.items.map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });

  test('finds one by the number that its owner reads out', async () => {
    const { id: created } = (await server.call(createRegistration, { token: anna, input: registration() })).data;
    const find = async (number: string) =>
      (await server.call(serviceRegistrations, { token: operator, input: { number } })).data.items.map((item) => item.id);
    expect(await find(recordNumber(created))).toEqual([created]);
    expect(await find('00000000')).toEqual([]);
  });

  test('sees a number it can call, and the owner the one that was typed', async () => {
    expect((await server.call(serviceRegistration, { token: operator, input: { id } })).data.phone).toBe('+4915123456789');
    expect((await server.call(registrationDetail, { token: anna, input: { id } })).data.phone).toBe('0151 23456789');
  });

  test('sees an address and a number with its extension that it can use, however they were written', async () => {
    const input = registration({ email: '\u2068anna＠müller.de\u2069', phone: '\u202a030 901820 ext. 12\u202c' });
    const { data } = await server.call(createRegistration, { token: anna, input });
    const used = await server.call(serviceRegistration, { token: operator, input: { id: data.id } });
    expect(used.data).toMatchObject({ email: 'anna@xn--mller-kva.de', phone: '+4930901820;ext=12' });
    const shown = await server.call(registrationDetail, { token: anna, input: { id: data.id } });
    expect(shown.data).toMatchObject({ email: 'anna@müller.de', phone: '030 901820 ext. 12' });
  });

  test('cancels a registration, which its owner sees, as often as it is asked', async () => {
    expect((await cancel()).data).toMatchObject({ id, status: 'cancelled' });
    expect((await cancel()).code).toBe(200);
    const { data } = await server.call(listRegistrations, { token: anna });
    expect(data.items.find((item) => item.id === id)?.status).toBe('cancelled');
  });

  test('thereby lets the product be registered anew', async () => {
    const create = () => server.call(createRegistration, { token: anna, input: registration() });
    const { data } = await create();
    expect((await create()).code).toBe(400);
    await cancel(data.id);
    expect((await create()).code).toBe(200);
  });

  test.each([
    ['of another region', 'service-us', 'us'],
    ['of another region, here', 'service-us', 'eu'],
    ['that is the owner', 'de-anna', 'eu'],
  ] as const)('%s sees and changes nothing', async (_, uid, region) => {
    const token = await server.signIn(uid);
    const before = await contentsOf(server.db);
    for (const endpoint of [serviceRegistration, voidRegistration]) {
      const { code, text } = await server.call(endpoint, { token, region, input: { id } });
      expect([403, 404, 421]).toContain(code);
      expect(text).not.toContain('Becker');
    }
    expect(await contentsOf(server.db)).toBe(before);
  });

  test.each(['', 'never-was', '../x', 'x'.repeat(65)])('is told that there is no %o', async (wrong) => {
    expect([400, 404]).toContain((await cancel(wrong)).code);
  });
});

describe('warranty terms', () => {
  const terms = { ultenic: { eu: 24, us: 1 } };

  test('are counted in months from the purchase, to the last day of a shorter one', () => {
    expect(warrantyUntil('2026-05-30', 'ultenic', 'eu', terms)).toBe('2028-05-30');
    expect(warrantyUntil('2026-01-31', 'ultenic', 'us', terms)).toBe('2026-02-28');
  });

  test.each([
    ['ultenic', 'cn'],
    ['vactidy', 'eu'],
    ['constructor', 'eu'],
  ] as const)('that nobody configured are none: %s in %s', (brand, region) => {
    expect(warrantyUntil('2026-05-30', brand, region, terms)).toBeNull();
  });

  test.each([
    [{ ultenic: { eu: 0 } }, 'ultenic.eu'],
    [{ ultenic: { eu: 2.5 } }, 'ultenic.eu'],
    [{ ultenic: { mars: 12 } }, 'ultenic.mars'],
    ['24', 'the whole file'],
  ])('that make no sense are refused by their place: %o', (wrong, place) => {
    expect(() => readTerms(wrong)).toThrow(place);
  });
});
