import { createHash, randomBytes } from 'node:crypto';
import type { Db, Role } from './tables.ts';
import type { User } from './users.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Issues a token for an account, as the app's sign-in would. Only its hash is stored, so it cannot be read again.
 *
 * @param options `role` is the account's own by default; `now` in milliseconds
 * @throws Error when there is no such account
 */
export async function issueToken(
  db: Db,
  uid: string,
  options: { role?: Role; ttlSeconds?: number; now?: number } = {},
): Promise<string> {
  const { ttlSeconds = 24 * 3600, now = Date.now() } = options;
  const user = await db.selectFrom('users').select('role').where('uid', '=', uid).executeTakeFirst();
  if (!user) throw new Error(`No user ${uid}`);
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('tokens')
    .values({ hash: hashOf(token), uid, role: options.role ?? user.role, expires_at: now + ttlSeconds * 1000 })
    .execute();
  return token;
}

/** Invalidates every token of an account, so that its next call gets 401. */
export async function expireTokens(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('tokens').where('uid', '=', uid).execute();
}

/** The user of a valid token, with the token's role; undefined when it is unknown or expired. @param now milliseconds */
export async function userOfToken(db: Db, token: string, now: number): Promise<User | undefined> {
  if (!token) return undefined;
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.uid', 'tokens.uid')
    .select(['users.uid', 'users.username', 'users.country', 'users.lang', 'tokens.role'])
    .where('tokens.hash', '=', hashOf(token))
    .where('tokens.expires_at', '>', now)
    .executeTakeFirst();
}
