import catalogue from '../../content/catalogue.json' with { type: 'json' };
import { countries, countryName } from '../../src/contract/contact/countries.ts';
import { regions } from '../../src/contract/regions.ts';
import { locales } from '../../src/i18n/locales.ts';
import { replies } from '../../src/shell/shell.ts';
import type { Db } from '../db/tables.ts';
import { listUsers, regionOf } from '../db/users.ts';
import { seedUsers } from '../seed/people.ts';

/** Everything the reference shell's controls can choose from. */
export async function world(db: Db) {
  const users = await listUsers(db);
  return {
    users: users
      .filter(({ role }) => role === 'user')
      .toSorted((a, b) => rankOf(a.uid) - rankOf(b.uid))
      .map((user) => ({
        uid: user.uid,
        username: user.username,
        country: user.country,
        lang: user.lang,
        region: regionOf(user),
      })),
    countries: countries
      .map((country) => ({ abbr: country.abbr, dial: country.dial, region: country.region, name: countryName(country, 'en') }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    languages: locales.map(({ code, key, label }) => ({ code, key, label })),
    brands: catalogue.brands,
    regions,
    functions: Object.keys(replies),
  };
}

/** People stand in the order of the seed, which begins with those who have most. */
const rankOf = (uid: string): number => seedUsers.findIndex((user) => user.uid === uid);

export type World = Awaited<ReturnType<typeof world>>;
