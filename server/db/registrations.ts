import type { RegistrationCard } from '../../src/contract/registration.ts';
import type { Db } from './tables.ts';

/** A user's registrations, newest first. They are few: no pages. */
export const registrationsOf = (db: Db, uid: string) =>
  db.selectFrom('registrations').selectAll().where('uid', '=', uid).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export type RegistrationRow = Awaited<ReturnType<typeof registrationsOf>>[number];

/** The latest registrations of all users of some countries, for customer service. */
export function latestRegistrations(
  db: Db,
  countries: readonly string[],
  status: RegistrationCard['status'] | undefined,
  limit: number,
) {
  const query = inCountries(db, countries)
    .selectAll('registrations')
    .select('users.username')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return (status ? query.where('status', '=', status) : query).execute();
}

/** One registration of a user of some countries. */
export const registrationIn = (db: Db, id: string, countries: readonly string[]): Promise<RegistrationRow | undefined> =>
  inCountries(db, countries).selectAll('registrations').where('registrations.id', '=', id).executeTakeFirst();

const inCountries = (db: Db, countries: readonly string[]) =>
  db.selectFrom('registrations').innerJoin('users', 'users.uid', 'registrations.uid').where('users.country', 'in', countries);

export async function cancelRegistration(db: Db, id: string): Promise<void> {
  await db.updateTable('registrations').set({ status: 'cancelled' }).where('id', '=', id).execute();
}
