import { countryOf } from '../../src/contract/contact/countries.ts';
import { listDevices } from '../../src/contract/devices/list.ts';
import { Empty } from '../../src/contract/fields.ts';
import { getUserInfo } from '../../src/contract/user/user.ts';
import { withCookingAbility } from '../cooking/cookers.ts';
import { devicesOf, homesOf } from '../db/devices.ts';
import type { Mount } from '../http/mount.ts';

/** The caller's account, and the devices that it can use. */
export function userRoutes(mount: Mount): void {
  mount(
    getUserInfo,
    Empty,
    async ({ user: { uid, username, country, lang } }) => ({
      uid,
      username,
      countryAbbr: country,
      countryCode: countryOf(country)?.dial ?? '',
      lang,
    }),
    { anyRegion: true },
  );

  mount(listDevices, Empty, async ({ db, user }) => ({
    devices: (await devicesOf(db, user.uid)).map(withCookingAbility),
    homes: await homesOf(db, user.uid),
  }));
}
