import { openDatabase } from '../../../../server/db/open.ts';
import type { Db } from '../../../../server/db/tables.ts';
import { insertUser, type User } from '../../../../server/db/users.ts';

const userIn = (country: string): User => ({
  uid: `${country.toLowerCase()}-anna`,
  username: `Anna ${country}`,
  country,
  lang: 'de',
  role: 'user',
});

/** The accounts of {@link openWithUsers}, in the order of their ids. */
export const users = ['AT', 'DE', 'US'].map(userIn);

/** An empty database in memory with three users of two regions. */
export async function openWithUsers(): Promise<Db> {
  const db = await openDatabase(':memory:');
  for (const user of users.toReversed()) await insertUser(db, user);
  return db;
}
