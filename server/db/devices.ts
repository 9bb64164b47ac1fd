import type { Device, Home } from '../../src/contract/devices/list.ts';
import { groupsOf } from './device-groups.ts';
import { lockRow } from './locks.ts';
import type { Db, Tables } from './tables.ts';

/** A device without what its model can cook, which the database does not know. */
export type KnownDevice = Omit<Device, 'cooks'>;

/** The devices that a user has or had, and those that others share: the current home's first, removed ones last. */
export async function devicesOf(db: Db, uid: string): Promise<KnownDevice[]> {
  const own = db.selectFrom('devices').select('id').where('uid', '=', uid);
  const shared = db.selectFrom('device_shares').select('device_id as id').where('uid', '=', uid);
  const rows = await db
    .selectFrom('devices')
    .leftJoin('homes', 'homes.id', 'devices.home_id')
    .leftJoin('device_shares', (join) =>
      join.onRef('device_shares.device_id', '=', 'devices.id').on('device_shares.uid', '=', uid),
    )
    .select(['devices.id', 'devices.uid', 'devices.name', 'model', 'kind', 'sn', 'online', 'is_current', 'homes.name as home'])
    .select('home_id')
    .where('devices.id', 'in', own.union(shared))
    .orderBy('devices.id')
    .execute();
  const groups = await groupsOf(db, uid);
  const devices = rows.map(({ uid: owner, is_current, home, home_id, online, ...row }): KnownDevice => {
    const place = home === null ? 'removed' : owner !== uid ? 'shared' : is_current ? 'home' : 'otherHome';
    return {
      ...row,
      online: online === 1 && place !== 'removed',
      place,
      home: home ?? '',
      homeId: home_id ?? '',
      groups: groups.filter((group) => group.device_id === row.id).map(({ id, name }) => ({ id, name })),
    };
  });
  const order: Device['place'][] = ['home', 'shared', 'otherHome', 'removed'];
  return devices.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
}

/** The user's homes, the current one first. */
export async function homesOf(db: Db, uid: string): Promise<Home[]> {
  const rows = await db
    .selectFrom('homes')
    .select(['id', 'name', 'is_current'])
    .where('uid', '=', uid)
    .orderBy('is_current', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ is_current, ...home }) => ({ ...home, current: is_current === 1 }));
}

export type DeviceRow = Tables['devices'];

/** A device by its id, whoever owns it. */
export const deviceOf = (db: Db, id: string): Promise<DeviceRow | undefined> =>
  db.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertHome(db: Db, home: Tables['homes']): Promise<void> {
  await db.insertInto('homes').values(home).execute();
}

export async function insertDevice(db: Db, device: DeviceRow): Promise<void> {
  await db.insertInto('devices').values(device).execute();
}

/** Switches a device on or off. For the reference shell's controls. */
export async function setOnline(db: Db, deviceId: string, online: boolean): Promise<void> {
  await db
    .updateTable('devices')
    .set({ online: online ? 1 : 0 })
    .where('id', '=', deviceId)
    .execute();
}

/**
 * Removes a device from its owner's homes, or moves it into the current or another one, which is created if missing. For the
 * reference shell's controls.
 */
export async function placeDevice(db: Db, deviceId: string, place: 'home' | 'otherHome' | 'removed'): Promise<void> {
  const device = await deviceOf(db, deviceId);
  if (!device) throw new Error(`No device ${deviceId}`);
  const home = place === 'removed' ? null : await homeOf(db, device.uid, place === 'home');
  await db.updateTable('devices').set({ home_id: home }).where('id', '=', deviceId).execute();
}

async function homeOf(db: Db, uid: string, current: boolean): Promise<string> {
  const found = (await homesOf(db, uid)).find((home) => home.current === current);
  if (found) return found.id;
  const id = crypto.randomUUID();
  await insertHome(db, { id, uid, name: current ? 'Home' : 'Cabin', is_current: current ? 1 : 0 });
  return id;
}

/**
 * Adds a new device to the user's current home, which is created if missing, as the app does when a device is bound.
 *
 * @returns the device's id
 */
export async function bindDevice(db: Db, uid: string, device: Pick<Device, 'name' | 'model' | 'kind' | 'sn'>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockRow(trx, 'user', uid);
    const id = crypto.randomUUID();
    await insertDevice(trx, { id, uid, home_id: await homeOf(trx, uid, true), ...device, online: 1 });
    return id;
  });
}
