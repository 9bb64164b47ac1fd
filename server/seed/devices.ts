import type { DeviceKind } from '../../src/contract/devices/list.ts';
import { addToGroup, insertGroup, shareDevice } from '../db/device-groups.ts';
import { insertDevice, insertHome } from '../db/devices.ts';
import type { Db } from '../db/tables.ts';
import { type SeedUser, seedUsers } from './people.ts';
import { seedTexts } from './texts.ts';

type DeviceName = keyof (typeof seedTexts)['en']['devices'];

interface SeedDevice {
  name: DeviceName;
  model: string;
  kind: DeviceKind;
  online: boolean;
  place: 'home' | 'otherHome' | 'removed';
  group?: keyof (typeof seedTexts)['en']['groups'];
  withoutSn?: true;
  /** Whose is offline, contrary to `online` */
  offlineOf?: readonly string[];
}

/** What every owner has: each kind, on and offline, in each place; a cooking device for each answer to a recipe. */
const ownerDevices: readonly SeedDevice[] = [
  { name: 'robot', model: '900a', kind: 'vacuum', online: true, place: 'home', group: 'ground' },
  { name: 'second', model: 'LdsT6', kind: 'vacuum', online: false, place: 'home', group: 'upstairs' },
  { name: 'third', model: 'V330', kind: 'vacuum', online: true, place: 'home', group: 'upstairs' },
  { name: 'fryer', model: 'K10', kind: 'airFryer', online: true, place: 'home', group: 'ground' },
  { name: 'purifier', model: 'AP40', kind: 'airPurifier', online: false, place: 'home', withoutSn: true },
  { name: 'fourth', model: 'V320', kind: 'vacuum', online: true, place: 'otherHome' },
  { name: 'old', model: '100v', kind: 'vacuum', online: false, place: 'removed' },
  { name: 'oven', model: 'K20', kind: 'airFryer', online: true, place: 'home', offlineOf: ['de-anna', 'us-grace'] },
  { name: 'smallFryer', model: 'K5', kind: 'airFryer', online: true, place: 'home' },
  { name: 'fourthFryer', model: 'K10', kind: 'airFryer', online: true, place: 'otherHome' },
  { name: 'oldFryer', model: 'K10', kind: 'airFryer', online: false, place: 'removed' },
];

const newUserDevices: readonly SeedDevice[] = [
  { name: 'robot', model: '100v', kind: 'vacuum', online: true, place: 'home' },
  { name: 'fryer', model: 'K10', kind: 'airFryer', online: true, place: 'home' },
];

export const deviceId = (uid: string, name: DeviceName) => `${uid}-${name}`;

/** A serial number as labels have it: model, year and week, a number. */
export const serialNumber = (model: string, user: SeedUser) =>
  `${model.toUpperCase()}2436${String(10_000 + seedUsers.indexOf(user) * 7).padStart(6, '0')}`;

/** Homes, the groups in an owner's current one, devices, and whom they are shared with. */
export async function seedDevices(db: Db): Promise<void> {
  for (const user of seedUsers.filter(({ kind }) => kind === 'owner' || kind === 'new')) {
    const { homes, groups, devices } = seedTexts[user.lang];
    const places = user.kind === 'owner' ? (['home', 'otherHome'] as const) : (['home'] as const);
    for (const place of places) {
      const home = { id: `${user.uid}-${place}`, uid: user.uid, name: homes[place], is_current: place === 'home' ? 1 : 0 };
      await insertHome(db, home);
    }
    for (const [group, name] of Object.entries(user.kind === 'owner' ? groups : {})) {
      await insertGroup(db, { id: `${user.uid}-${group}`, home_id: `${user.uid}-home`, name });
    }
    const own = user.kind === 'owner' ? ownerDevices : newUserDevices;
    for (const { name, place, group, model, kind, online, withoutSn, offlineOf } of own) {
      await insertDevice(db, {
        id: deviceId(user.uid, name),
        uid: user.uid,
        home_id: place === 'removed' ? null : `${user.uid}-${place}`,
        name: devices[name],
        model,
        kind,
        sn: withoutSn ? '' : serialNumber(model, user),
        online: online && !offlineOf?.includes(user.uid) ? 1 : 0,
      });
      if (group) await addToGroup(db, { group_id: `${user.uid}-${group}`, device_id: deviceId(user.uid, name) });
    }
  }
  for (const { uid, sharesWith = [] } of seedUsers) {
    for (const other of sharesWith) await shareDevice(db, { device_id: deviceId(uid, 'robot'), uid: other });
  }
}
