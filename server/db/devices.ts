import type { Device, Home } from '../../src/contract/devices/list.ts';
import { cooksOf } from '../cooking/cookers.ts';
import { hold } from './hold.ts';
import type { Db } from './tables.ts';

/** The devices a user has or had, and those shared by others: the current home's first, removed ones last. */
export async function devicesOf(db: Db, uid: string): Promise<Device[]> {
  const rows = await db
    .selectFrom('devices')
    .leftJoin('homes', 'homes.id', 'devices.home_id')
    .leftJoin('device_shares', (join) =>
      join.onRef('device_shares.device_id', '=', 'devices.id').on('device_shares.uid', '=', uid),
    )
    .select(['devices.id', 'devices.uid', 'devices.name', 'model', 'kind', 'sn', 'online', 'is_current', 'homes.name as home'])
    .select('home_id')
    .where((eb) => eb.or([eb('devices.uid', '=', uid), eb('device_shares.uid', '=', uid)]))
    .orderBy('devices.id')
    .execute();
  const groups = await groupsOf(db, uid);
  const devices = rows.map(({ uid: owner, is_current, home, home_id, online, ...row }): Device => {
    const place = home === null ? 'removed' : owner !== uid ? 'shared' : is_current ? 'home' : 'otherHome';
    return {
      ...row,
      online: online === 1 && place !== 'removed',
      place,
      home: home ?? '',
      homeId: home_id ?? '',
      cooks: cooksOf(row.model),
      groups: groups.filter((group) => group.device_id === row.id).map(({ id, name }) => ({ id, name })),
    };
  });
  const order: Device['place'][] = ['home', 'shared', 'otherHome', 'removed'];
  return devices.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
}

/** What a user has sorted devices into: a row for each device in each group. */
const groupsOf = (db: Db, uid: string) =>
  db
    .selectFrom('device_groups')
    .innerJoin('device_group_members', 'group_id', 'device_groups.id')
    .innerJoin('homes', 'homes.id', 'home_id')
    .select(['device_groups.id', 'device_groups.name', 'device_id'])
    .where('homes.uid', '=', uid)
    .orderBy('device_groups.id')
    .execute();

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

/** Switches a device on or off, as the reference shell's control does. */
export async function setOnline(db: Db, deviceId: string, online: boolean): Promise<void> {
  await db
    .updateTable('devices')
    .set({ online: online ? 1 : 0 })
    .where('id', '=', deviceId)
    .execute();
}

/**
 * Takes a device out of its owner's homes, or puts it into the current or another one, which is made where there is none: as the
 * reference shell's control does.
 */
export async function placeDevice(db: Db, deviceId: string, place: 'home' | 'otherHome' | 'removed'): Promise<void> {
  const { uid } = await db.selectFrom('devices').select('uid').where('id', '=', deviceId).executeTakeFirstOrThrow();
  const home = place === 'removed' ? null : await homeOf(db, uid, place === 'home');
  await db.updateTable('devices').set({ home_id: home }).where('id', '=', deviceId).execute();
}

async function homeOf(db: Db, uid: string, current: boolean): Promise<string> {
  const found = (await homesOf(db, uid)).find((home) => home.current === current);
  if (found) return found.id;
  const id = crypto.randomUUID();
  await db
    .insertInto('homes')
    .values({ id, uid, name: current ? 'Home' : 'Cabin', is_current: current ? 1 : 0 })
    .execute();
  return id;
}

/**
 * Puts a new device into the user's current home, which is made where there is none: what the app's binding does.
 *
 * @returns the device's id
 */
export async function bindDevice(db: Db, uid: string, device: Pick<Device, 'name' | 'model' | 'kind' | 'sn'>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await hold(trx, 'user', uid);
    const id = crypto.randomUUID();
    await trx
      .insertInto('devices')
      .values({ id, uid, home_id: await homeOf(trx, uid, true), ...device, online: 1 })
      .execute();
    return id;
  });
}
