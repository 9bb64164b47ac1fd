import { disableTimeouts, lockRow } from '../db/locks.ts';
import type { Db } from '../db/tables.ts';
import { hasUsers, insertUser, usersIfAny } from '../db/users.ts';
import { seedDevices } from './devices.ts';
import { seedFeedback } from './feedback.ts';
import { type SeedUser, seedUsers } from './people.ts';
import { seedRatings } from './ratings.ts';
import { seedRecipes } from './recipes.ts';
import { seedRegistrations } from './registrations.ts';
import { seedTickets } from './tickets.ts';

/**
 * Fills an empty database with people of three regions and twelve languages, their homes, devices and reports: the same
 * in every run, but for what depends on the day. One that has any user is left as it is.
 *
 * @param now milliseconds
 * @returns whether it was filled
 */
export async function seed(db: Db, now = Date.now()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await disableTimeouts(trx);
    await lockRow(trx, 'seed');
    if (await hasUsers(trx)) return false;
    for (const { uid, username, country, lang, kind } of seedUsers) {
      await insertUser(trx, { uid, username, country, lang, role: kind === 'operator' ? 'operator' : 'user' });
    }
    await seedDevices(trx);
    await seedFeedback(trx, now);
    await seedTickets(trx);
    await seedRegistrations(trx);
    await seedRatings(trx, now);
    await seedRecipes(trx);
    return true;
  });
}

/** Whether nobody is in a database, or nobody but those that the seed makes, its operators, whom no other database has, among them. */
export async function isEmptyOrSeeded(db: Db): Promise<boolean> {
  const users = await usersIfAny(db);
  const nameOf = new Map(users.map(({ uid, username }) => [uid, username]));
  const seeded = seedUsers.filter(({ uid, username }) => nameOf.get(uid) === username);
  const isOperator = ({ kind }: SeedUser) => kind === 'operator';
  return (
    seeded.length === users.length && (users.length === 0 || seedUsers.filter(isOperator).every((user) => seeded.includes(user)))
  );
}
