import type * as v from 'valibot';
import type { ServiceRegistrations } from '../../src/contract/registration/operate.ts';
import { startsWith } from './beginnings.ts';
import type { Db, Tables } from './tables.ts';

export type RegistrationRow = Tables['registrations'];

/** How many registrations a list has at most. Users have few, so there are no pages. */
const maxListed = 200;

/** A user's latest registrations, newest first. */
export const registrationsOf = (db: Db, uid: string): Promise<RegistrationRow[]> =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();

/** One registration; nothing when it is not this user's. */
export const registrationOf = (db: Db, uid: string, id: string): Promise<RegistrationRow | undefined> =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).where('uid', '=', uid).executeTakeFirst();

/** What a user has registered of a model and customer service has not cancelled. */
export const activeOfModel = (db: Db, uid: string, model: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'order_number'])
    .where('uid', '=', uid)
    .where('model', '=', model)
    .where('status', '=', 'active')
    .execute();

/** The latest registrations of all users of some countries, for customer service; those with a number by their ids. */
export function latestRegistrations(
  db: Db,
  countries: readonly string[],
  { status, number }: v.InferOutput<typeof ServiceRegistrations>,
  limit: number,
) {
  const all = inCountries(db, countries).selectAll('registrations').select('users.username').limit(limit);
  const query = status ? all.where('status', '=', status) : all;
  const sorted = number ? query.where(startsWith('registrations.id', number)) : query.orderBy('created_at', 'desc');
  return sorted.orderBy('registrations.id', 'desc').execute();
}

/** One registration of a user of some countries. */
export const registrationIn = (db: Db, id: string, countries: readonly string[]): Promise<RegistrationRow | undefined> =>
  inCountries(db, countries).selectAll('registrations').where('registrations.id', '=', id).executeTakeFirst();

const inCountries = (db: Db, countries: readonly string[]) =>
  db.selectFrom('registrations').innerJoin('users', 'users.uid', 'registrations.uid').where('users.country', 'in', countries);

export async function insertRegistration(db: Db, registration: RegistrationRow): Promise<void> {
  await db.insertInto('registrations').values(registration).execute();
}

export async function cancelRegistration(db: Db, id: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set((eb) => ({ status: 'cancelled', revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute();
}

/**
 * Corrects a registration, and stores its previous values.
 *
 * @param now milliseconds
 * @returns false where it has changed since it was read; nothing is written then
 */
export async function correctRegistration(
  db: Db,
  before: RegistrationRow,
  { order_number, purchase_date, warranty_until, revision }: RegistrationRow,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ order_number, purchase_date, warranty_until, revision })
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db
    .insertInto('registration_corrections')
    .values({
      id: crypto.randomUUID(),
      registration_id: before.id,
      uid: before.uid,
      order_number: before.order_number,
      purchase_date: before.purchase_date,
      warranty_until: before.warranty_until,
      corrected_at: now,
    })
    .execute();
  return true;
}

/** The values of a registration before each of its corrections, oldest first. */
export const correctionsOf = (db: Db, id: string) =>
  db
    .selectFrom('registration_corrections')
    .selectAll()
    .where('registration_id', '=', id)
    .orderBy('corrected_at')
    .orderBy('id')
    .execute();
