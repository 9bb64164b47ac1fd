import { createClient } from '../api/client.ts';
import type { RequestHeaders } from '../contract/headers.ts';
import { getUserInfo, type UserInfo } from '../contract/user/user.ts';
import { isUnauthorized } from './identify.ts';
import { ask } from './questions.ts';
import { type SwitchQuestion, storedUser, type TabSession } from './tab-session.ts';
import { clearUserCaches } from './user-caches.ts';

/**
 * Decides about a token that a link brought into a tab where somebody is signed in: taken over without a question where it is
 * the same user's or nobody is signed in any more, forgotten where it is refused. Another user's needs the reader's consent;
 * declining, or closing the question, keeps the session as it is.
 *
 * @param question absent on pages that cannot ask: there the session goes on as it is, and the next screen asks
 * @param identity the headers of this page's calls
 */
export async function decideSwitch(
  current: TabSession,
  arrived: TabSession,
  question: SwitchQuestion | undefined,
  identity: RequestHeaders,
): Promise<'keep' | 'replace' | 'later'> {
  try {
    const wanted = await userOfToken(arrived, identity);
    if (!wanted) return 'keep';
    const owner = storedUser(current.token) ?? (await userOfToken(current, identity));
    if (!owner || owner.uid === wanted.uid) return 'replace';
    if (!question) return 'later';
    if (!(await ask(question(wanted, owner)))) return 'keep';
    await clearUserCaches(owner.uid);
    sessionStorage.clear();
    return 'replace';
  } catch {
    // Neither user center can be asked now.
    return 'later';
  }
}

/** The user of a token, according to the token's region; undefined if that region refuses it. @throws ApiError */
async function userOfToken({ token, country }: TabSession, identity: RequestHeaders): Promise<UserInfo | undefined> {
  const headers = { ...identity, token, countryAbbr: country, countryCode: '' };
  const call = createClient({
    servers: __DEPLOYMENT__.servers,
    defaultCountry: __DEPLOYMENT__.defaultCountry,
    identity: () => headers,
  });
  try {
    return await call(getUserInfo, {}, { quiet: true });
  } catch (error) {
    if (isUnauthorized(error)) return undefined;
    throw error;
  }
}
