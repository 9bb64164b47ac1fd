import { hold, liftTimeouts } from '../db/hold.ts';
import type { Db } from '../db/tables.ts';
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
    await liftTimeouts(trx);
    await hold(trx, 'seed');
    if (await trx.selectFrom('users').select('uid').limit(1).executeTakeFirst()) return false;
    for (const { uid, username, country, lang, kind } of seedUsers) {
      await trx
        .insertInto('users')
        .values({ uid, username, country, lang, role: kind === 'operator' ? 'operator' : 'user', version: 0 })
        .execute();
    }
    await seedDevices(trx);
    await seedFeedback(trx);
    await seedTickets(trx);
    await seedRegistrations(trx);
    await seedRatings(trx, now);
    await seedRecipes(trx);
    return true;
  });
}

/** Whether nobody is in a database, or nobody but those that the seed makes, its operators, whom no other database has, among them. */
export async function isEmptyOrSeeded(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'users')) return true;
  const users = await db.selectFrom('users').select(['uid', 'username']).execute();
  const nameOf = new Map(users.map(({ uid, username }) => [uid, username]));
  const seeded = seedUsers.filter(({ uid, username }) => nameOf.get(uid) === username);
  const isOperator = ({ kind }: SeedUser) => kind === 'operator';
  return (
    seeded.length === users.length && (users.length === 0 || seedUsers.filter(isOperator).every((user) => seeded.includes(user)))
  );
}
