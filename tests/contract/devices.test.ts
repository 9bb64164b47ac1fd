import { beforeAll, describe, expect, test } from 'vitest';
import { bindDevice, setOnline } from '../../server/db/devices.ts';
import { deviceKinds, listDevices } from '../../src/contract/devices/list.ts';
import { createServer, type Server } from './server.ts';

let server: Server;

beforeAll(async () => {
  server = await createServer();
});

const listOf = async (uid: string) => (await server.call(listDevices, { token: await server.signIn(uid) })).data;
const devicesOf = async (uid: string) => (await listOf(uid)).devices;

describe('devices', () => {
  test('are of each kind, on and off, in each place', async () => {
    const devices = await devicesOf('de-anna');
    expect(new Set(devices.map(({ place }) => place))).toEqual(new Set(['home', 'shared', 'otherHome', 'removed']));
    expect(new Set(devices.map(({ kind }) => kind))).toEqual(new Set(deviceKinds.slice(0, 3)));
    expect(new Set(devices.map(({ online }) => online))).toEqual(new Set([true, false]));
  });

  test('of the current home come first, removed ones last and off', async () => {
    const devices = await devicesOf('de-anna');
    expect(devices[0]?.place).toBe('home');
    expect(devices.at(-1)).toMatchObject({ place: 'removed', online: false, home: '' });
  });

  test('that are shared are the same device for both', async () => {
    const own = (await devicesOf('de-jonas')).find(({ id }) => id === 'de-jonas-robot');
    const shared = (await devicesOf('de-anna')).find(({ id }) => id === 'de-jonas-robot');
    expect(own).toMatchObject({ place: 'home' });
    expect(shared).toEqual({ ...own, place: 'shared' });
  });

  test('may be none', async () => {
    expect(await devicesOf('at-lena')).toEqual([]);
  });

  test('are in homes, of which one is current, and in the groups of their owner', async () => {
    const { devices, homes } = await listOf('de-anna');
    expect(homes).toEqual([
      { id: 'de-anna-home', name: 'Zuhause', current: true },
      { id: 'de-anna-otherHome', name: 'Ferienhaus', current: false },
    ]);
    const byName = (name: string) => devices.find(({ id }) => id === `de-anna-${name}`);
    expect(byName('robot')).toMatchObject({
      homeId: 'de-anna-home',
      groups: [{ id: 'de-anna-ground', name: 'Erdgeschoss' }],
    });
    expect(byName('purifier')?.groups).toEqual([]);
    expect(byName('fourth')).toMatchObject({ homeId: 'de-anna-otherHome', groups: [] });
    expect(byName('old')).toMatchObject({ homeId: '', groups: [] });
  });

  test('that are shared do not show their owner’s groups', async () => {
    await server.db.insertInto('device_groups').values({ id: 'secret', home_id: 'de-jonas-home', name: 'Geheim' }).execute();
    await server.db.insertInto('device_group_members').values({ group_id: 'secret', device_id: 'de-jonas-robot' }).execute();
    expect((await devicesOf('de-jonas')).find(({ id }) => id === 'de-jonas-robot')?.groups).toEqual([
      { id: 'secret', name: 'Geheim' },
    ]);
    expect((await devicesOf('de-anna')).find(({ id }) => id === 'de-jonas-robot')?.groups).toEqual([]);
    await server.db.deleteFrom('device_group_members').where('group_id', '=', 'secret').execute();
  });

  test('are never somebody else’s', async () => {
    expect((await devicesOf('fr-louis')).filter(({ id }) => id.startsWith('de-anna'))).toEqual([]);
  });

  test('can be bound and switched, as the reference shell does', async () => {
    const id = await bindDevice(server.db, 'at-lena', { name: 'Neu', model: '900a', kind: 'vacuum', sn: 'SN-9' });
    expect(await devicesOf('at-lena')).toMatchObject([
      { id, name: 'Neu', model: '900a', kind: 'vacuum', sn: 'SN-9', online: true, place: 'home', home: 'Home', groups: [] },
    ]);
    await setOnline(server.db, id, false);
    expect((await devicesOf('at-lena'))[0]?.online).toBe(false);
  });

  test('need a token', async () => {
    expect((await server.call(listDevices)).code).toBe(401);
  });
});
