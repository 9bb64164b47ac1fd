import { countryOf } from '../../src/contract/contact/countries.ts';
import { getUserInfo } from '../../src/contract/user/user.ts';
import type { Mount } from '../http/mount.ts';

export function userRoutes(mount: Mount): void {
  mount(
    getUserInfo,
    async ({ user: { uid, username, country, lang } }) => ({
      uid,
      username,
      countryAbbr: country,
      countryCode: countryOf(country)?.dial ?? '',
      lang,
    }),
    { anyRegion: true },
  );
}
