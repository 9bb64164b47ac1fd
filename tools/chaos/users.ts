import { openDatabase } from '../../server/db/open.ts';
import { issueToken } from '../../server/db/tokens.ts';
import { headerNames } from '../../src/contract/headers.ts';

/** Somebody who calls the app servers of Europe. */
export interface Caller {
  uid: string;
  /** The eight headers */
  headers: Record<string, string>;
}

/** Makes so many new users in a database, so that each stays within what one may do in a minute. */
export async function newUsers(database: string, count: number): Promise<Caller[]> {
  const db = await openDatabase(database);
  const users = Array.from({ length: count }, (_, index) => `load-${index}`);
  const rows = users.map((uid) => ({ uid, username: uid, country: 'DE', lang: 'en', role: 'user' as const, version: 1 }));
  await db.insertInto('users').values(rows).execute();
  const callers: Caller[] = [];
  for (const uid of users) {
    const own = { os: '1', client: 'app', lang: 'en', countryAbbr: 'DE', countryCode: '49', token: await issueToken(db, uid) };
    callers.push({ uid, headers: { ...Object.fromEntries(headerNames.map((name) => [name, 'load'])), ...own } });
  }
  await db.destroy();
  return callers;
}
