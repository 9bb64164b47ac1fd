import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRegistration } from '../../src/contract/registration/create.ts';
import { listRegistrations, registrationDetail } from '../../src/contract/registration/read.ts';
import { registration } from './registrations.ts';
import { contentsOf, createServer, noon, type Server } from './server.ts';

let server: Server;
let token: string;

beforeEach(async () => {
  server = await createServer();
  token = await server.signIn('de-anna');
});
afterEach(() => server.close());

const create = (input: unknown, key?: string) => server.call(createRegistration, { token, input, ...(key && { key }) });
const detail = (id: string) => server.call(registrationDetail, { token, input: { id } });
const list = async () => (await server.call(listRegistrations, { token })).data.items;

describe('a new registration', () => {
  test('has what was sent, and a warranty by the term of its brand and region', async () => {
    const { data } = await create(registration());
    const { deviceId: _, ...sent } = registration();
    expect((await detail(data.id)).data).toEqual({
      ...sent,
      id: data.id,
      deviceName: 'Schlafzimmer-Roboter',
      status: 'active',
      revision: 1,
      warrantyUntil: '2028-05-30',
      createdAt: noon / 1000,
    });
  });

  test('is the first in the list, with what a card says and nothing of the person', async () => {
    const { data } = await create(registration());
    const [first] = await list();
    expect(first?.id).toBe(data.id);
    expect(Object.keys(first ?? {})).not.toContain('birthday');
  });

  test('needs no serial number, nickname or device', async () => {
    const { data } = await create(registration({ serialNumber: ' ', nickname: '', deviceId: '' }));
    expect((await detail(data.id)).data).toMatchObject({ serialNumber: '', deviceName: '', warrantyUntil: '2028-05-30' });
  });

  test('has no last day where the term is not configured', async () => {
    const { data } = await create(registration({ brand: 'somebody' }));
    expect((await detail(data.id)).data.warrantyUntil).toBeNull();
    expect((await create(registration({ brand: 'constructor', orderNumber: 'A-18' }))).code).toBe(200);
  });

  test('is made once, however often it is sent', async () => {
    const before = (await list()).length;
    const first = await create(registration(), 'the-same-key');
    expect((await create(registration(), 'the-same-key')).text).toBe(first.text);
    expect(await list()).toHaveLength(before + 1);
    expect((await create(registration({ nickname: 'Anni' }), 'the-same-key')).code).toBe(422);
  });

  test.each(['A-17 203', 'a-17203', ' A 17-203 '])(
    'is refused when the same model was registered with the order %o',
    async (orderNumber) => {
      await create(registration());
      expect((await create(registration({ orderNumber }))).data).toMatchObject({ fields: { orderNumber: 'duplicate' } });
      expect((await create(registration({ orderNumber, model: '900a' }))).code).toBe(200);
      expect((await create(registration({ orderNumber: 'A-17 204' }))).code).toBe(200);
    },
  );

  test('of the same product by another user is theirs', async () => {
    await create(registration());
    const louis = await server.signIn('fr-louis');
    expect((await server.call(createRegistration, { token: louis, input: registration({ deviceId: '' }) })).code).toBe(200);
  });

  test('may be of today anywhere on earth, and not of tomorrow', async () => {
    expect((await create(registration({ purchaseDate: '2026-06-01' }))).code).toBe(200);
    expect((await create(registration({ purchaseDate: '2026-06-02', orderNumber: 'B' }))).code).toBe(200);
    expect((await create(registration({ purchaseDate: '2026-06-03', orderNumber: 'C' }))).data).toMatchObject({
      fields: { purchaseDate: 'format' },
    });
    server.clock.now -= 3 * 3600_000;
    expect((await create(registration({ purchaseDate: '2026-06-02', orderNumber: 'D' }))).code).toBe(400);
  });

  test.each([
    [{ brand: '' }, { brand: 'required' }],
    [{ platform: ' ' }, { platform: 'required' }],
    [{ orderNumber: '' }, { orderNumber: 'required' }],
    [{ orderNumber: 'x'.repeat(65) }, { orderNumber: 'tooLong' }],
    [{ model: '' }, { model: 'required' }],
    [{ serialNumber: 'x'.repeat(65) }, { serialNumber: 'tooLong' }],
    [{ serialNumber: undefined }, { serialNumber: 'required' }],
    [{ purchaseDate: '' }, { purchaseDate: 'required' }],
    [{ purchaseDate: '2026-02-30' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '30.05.2026' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '0026-05-30' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '2006-06-01' }, { purchaseDate: 'format' }],
    [{ purchaseDate: '2010-04-16', birthday: '2010-04-17' }, { purchaseDate: 'format' }],
    [
      { firstName: '', lastName: '' },
      { firstName: 'required', lastName: 'required' },
    ],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'anna@' }, { email: 'format' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '12' }, { phone: 'format' }],
    [{ phoneCountry: 'FR' }, { phone: 'format' }],
    [{ phoneCountry: 'Germany' }, { phoneCountry: 'format' }],
    [{ country: '' }, { country: 'required' }],
    [{ country: 'XX' }, { country: 'format' }],
    [{ gender: '' }, { gender: 'required' }],
    [{ birthday: '' }, { birthday: 'required' }],
    [{ birthday: '2027-01-01' }, { birthday: 'format' }],
    [{ birthday: '1905-05-31' }, { birthday: 'format' }],
    [{ birthday: '2026-05-31' }, { birthday: 'format' }],
    [{ birthday: '2013-06-03' }, { birthday: 'format' }],
    [{ region: '' }, { region: 'required' }],
    [{ nickname: 'x'.repeat(101) }, { nickname: 'tooLong' }],
    [{ deviceId: 'de-anna-old' }, { deviceId: 'unknown' }],
    [{ deviceId: 'fr-louis-robot' }, { deviceId: 'unknown' }],
    [{ deviceId: '../x' }, { deviceId: 'format' }],
    [
      { purchaseDate: '2027-01-01', birthday: '2027-01-01', phone: '1' },
      { purchaseDate: 'format', birthday: 'format', phone: 'format' },
    ],
  ])('with %o is refused and not kept', async (wrong, fields) => {
    const before = await contentsOf(server.db);
    const { code, data } = await create({ ...registration(), ...wrong });
    expect({ code, data }).toMatchObject({ code: 400, data: { fields } });
    expect(await contentsOf(server.db)).toBe(before);
  });

  test('cannot say what only the server knows', async () => {
    const forged = {
      id: 'mine',
      uid: 'fr-louis',
      status: 'cancelled',
      warrantyUntil: '2099-01-01',
      createdAt: 1,
      deviceName: 'x',
    };
    const { data } = await create({ ...registration(), ...forged });
    expect((await detail(data.id)).data).toMatchObject({ status: 'active', warrantyUntil: '2028-05-30', createdAt: noon / 1000 });
    expect(data.id).not.toBe('mine');
  });
});

describe('registrations', () => {
  test('of the seed are one that runs, one without a serial number, one cancelled and one that has run out', async () => {
    const items = await list();
    expect(items.map(({ status, serialNumber, warrantyUntil }) => [status, serialNumber !== '', warrantyUntil])).toEqual([
      ['active', true, '2028-02-27'],
      ['active', false, '2027-12-20'],
      ['cancelled', true, '2027-08-03'],
      ['active', true, '2025-05-14'],
    ]);
  });

  test('of the seed are such as the server itself would take', async () => {
    for (const uid of [
      'de-anna',
      'us-grace',
      'jp-haruto',
      'kr-minji',
      'hk-kayan',
      'cn-wei',
      'tr-elif',
      'es-lucia',
      'it-marco',
      'pl-kasia',
      'ru-olga',
      'fr-louis',
    ]) {
      const row = await server.db.selectFrom('registrations').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
      expect(row.reachable, uid).toMatch(/^\+\d+$/);
      expect(row.email).toContain('@');
    }
  });

  test.each(['fr-louis', 'de-jonas', 'us-grace', 'service-eu'])('are nobody’s but their owner’s: %s', async (uid) => {
    const other = await server.signIn(uid);
    const region = uid.startsWith('us') ? 'us' : 'eu';
    const theirs = await server.call(registrationDetail, { token: other, region, input: { id: 'de-anna-robot-warranty' } });
    const unknown = await server.call(registrationDetail, { token: other, region, input: { id: 'never-was' } });
    expect(theirs.code).not.toBe(200);
    expect(theirs.text).toBe(unknown.text);
  });

  test.each(['', '.', '../x', 'x'.repeat(65), 'de-anna-robot-warranty\0', '🤖'])('refuse the id %o', async (id) => {
    expect([400, 404]).toContain((await detail(id)).code);
  });

  test('are for people who are signed in', async () => {
    for (const endpoint of [listRegistrations, registrationDetail, createRegistration]) {
      expect((await server.call(endpoint, { input: { id: 'x' } })).code).toBe(401);
    }
  });
});
