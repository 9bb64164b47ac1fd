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
  for (const user of seedUsers) {
    if (user.kind !== 'owner' && user.kind !== 'new') continue;
    await seedHomes(db, user);
    for (const device of user.kind === 'owner' ? ownerDevices : newUserDevices) await seedDevice(db, user, device);
  }
  for (const { uid, sharesWith = [] } of seedUsers) {
    for (const other of sharesWith) await shareDevice(db, { device_id: deviceId(uid, 'robot'), uid: other });
  }
}

async function seedHomes(db: Db, { uid, lang, kind }: SeedUser): Promise<void> {
  const { homes, groups } = seedTexts[lang];
  for (const place of kind === 'owner' ? (['home', 'otherHome'] as const) : (['home'] as const))
    await insertHome(db, { id: `${uid}-${place}`, uid, name: homes[place], is_current: place === 'home' ? 1 : 0 });
  for (const [group, name] of Object.entries(kind === 'owner' ? groups : {}))
    await insertGroup(db, { id: `${uid}-${group}`, home_id: `${uid}-home`, name });
}

async function seedDevice(db: Db, user: SeedUser, device: SeedDevice): Promise<void> {
  const { uid, lang } = user;
  const { name, place, group, model, kind, online, withoutSn, offlineOf } = device;
  await insertDevice(db, {
    id: deviceId(uid, name),
    uid,
    home_id: place === 'removed' ? null : `${uid}-${place}`,
    name: seedTexts[lang].devices[name],
    model,
    kind,
    sn: withoutSn ? '' : serialNumber(model, user),
    online: online && !offlineOf?.includes(uid) ? 1 : 0,
  });
  if (group) await addToGroup(db, { group_id: `${uid}-${group}`, device_id: deviceId(uid, name) });
}
