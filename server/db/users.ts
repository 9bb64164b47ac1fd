import { countries, countryOf } from '../../src/contract/contact/countries.ts';
import type { Region } from '../../src/contract/regions.ts';
import type { Db, Role } from './tables.ts';

export interface User {
  uid: string;
  username: string;
  /** Abbreviation */
  country: string;
  lang: string;
  role: Role;
}

/** The caller of an endpoint that is open to guests, when there is no token: owns no records. */
export const guest: User = { uid: '', username: '', country: '', lang: '', role: 'user' };

const columns = ['users.uid', 'users.username', 'users.country', 'users.lang', 'users.role'] as const;

/** Every account, also of customer service, ordered by id. For the reference shell. */
export const listUsers = (db: Db): Promise<User[]> => db.selectFrom('users').select(columns).orderBy('uid').execute();

export async function insertUser(db: Db, user: User): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...user, version: 0 })
    .execute();
}

export const findUser = (db: Db, uid: string): Promise<User | undefined> =>
  db.selectFrom('users').select(columns).where('uid', '=', uid).executeTakeFirst();

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('uid').limit(1).executeTakeFirst()) !== undefined;

/** As {@link listUsers}, also of a database without tables. */
export async function usersIfAny(db: Db): Promise<User[]> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'users') ? listUsers(db) : [];
}

/** The region that stores a user's data; undefined for a country that the contract does not know. */
export const regionOf = (user: User): Region | undefined => countryOf(user.country)?.region;

/** The countries whose users customer service of a region works for, by their abbreviations. */
export const countriesOf = (region: Region): string[] =>
  countries.filter((country) => country.region === region).map(({ abbr }) => abbr);

/** How often {@link bumpVersion} was called for a user. */
export async function versionOf(db: Db, uid: string): Promise<number> {
  const { version } = await db.selectFrom('users').select('version').where('uid', '=', uid).executeTakeFirstOrThrow();
  return version;
}

/** Tells the user's pages that the user's records have changed. Part of the change's transaction. */
export async function bumpVersion(db: Db, uid: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('uid', '=', uid)
    .execute();
}
