import * as v from 'valibot';
import { regionOf } from '../contract/regions.ts';
import { UserInfo } from '../contract/user/user.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { orUndefined } from '../lib/or-undefined.ts';
import { arrivedToken, forgetArrived, keepArrivingToken } from '../shell/arriving-token.ts';
import type { Identity } from './identify.ts';
import { onRestored } from './page-events.ts';
import type { Question } from './questions.ts';
import { clearSavedInput } from './recovery.ts';
import { readSession, removeSession, writeSession } from './session-storage.ts';

/** Whom a plain browser's tab calls as. */
export interface TabSession {
  token: string;
  /** Decides the region that is asked; empty where nothing names one */
  country: string;
}

const tokenKey = 'companion.token';
const countryKey = 'companion.country';
/** What the user center said about the token's holder, with the token's fingerprint */
const userKey = 'companion.user';

/** The question whether a tab goes on as somebody else. */
export type SwitchQuestion = (wanted: UserInfo, current: UserInfo) => Omit<Question, 'answer'>;

let question: SwitchQuestion | undefined;

/** Tells how to ask before another user takes over the tab. Pages that show no questions never do: there nobody takes over. */
export const askBeforeSwitch = (words: SwitchQuestion): void => {
  question = words;
};

/** @returns `keep` forgets the token that arrived, `replace` takes it over, `later` leaves it for the next page to decide */
type Decide = (
  current: TabSession,
  arrived: TabSession,
  question: SwitchQuestion | undefined,
) => Promise<'keep' | 'replace' | 'later'>;

/**
 * The session of this tab. A token that a link brought becomes the tab's where nobody is signed in, where it belongs to the
 * same user, or where its reader agrees; it is never sent to a region other than the one its link names.
 *
 * @param decide asked where somebody is signed in already
 */
export async function openTabSession(decide: Decide): Promise<TabSession> {
  const current = storedSession();
  const arrived = arrivedSession(current.country);
  if (!arrived) return current;
  const somebody = current.token && current.token !== arrived.token;
  const decision = somebody ? await decide(current, arrived, question) : 'replace';
  if (decision === 'replace') clearSavedInput();
  if (decision !== 'later') forgetArrived();
  if (decision !== 'replace') return current;
  writeSession(tokenKey, arrived.token);
  if (arrived.country) writeSession(countryKey, arrived.country);
  else removeSession(countryKey);
  return arrived;
}

/**
 * Keeps a page in step with its tab: a page that the browser kept alive shows the records of whoever used the tab then, and a
 * link with another token that only changes the hash loads no page. Both reload.
 */
export function watchTab({ token }: TabSession): void {
  const stored = () => readSession(tokenKey) ?? '';
  // Without storage the token belongs to this page alone.
  if (stored() === token) onRestored(() => stored() !== token && replacePage());
  addEventListener('hashchange', () => {
    if (keepArrivingToken(true)) location.reload();
  });
}

/** Forgets who used this tab: they are signed in no more. */
export function closeTabSession(): void {
  removeSession(tokenKey, countryKey, userKey);
}

/**
 * Reloads a page that was kept alive for somebody else, without a question: what was typed is a draft since the page was left.
 * Nothing of it is shown meanwhile.
 */
export function replacePage(): void {
  document.documentElement.hidden = true;
  window.onbeforeunload = null;
  location.reload();
}

const StoredUser = v.object({ ...UserInfo.entries, mark: v.number() });

/** The confirmed owner of the tab's token, from an earlier page of the tab. */
export function storedUser(token: string): UserInfo | undefined {
  const stored = v.safeParse(
    StoredUser,
    orUndefined(() => JSON.parse(readSession(userKey) ?? 'null')),
  );
  if (!token || !stored.success) return undefined;
  const { mark, ...user } = stored.output;
  return mark === fingerprint(token) ? user : undefined;
}

/** Remembers who owns the tab's token for the next pages of the tab. */
export const storeUser = ({ token, user }: Identity): boolean =>
  writeSession(userKey, JSON.stringify({ ...user, mark: fingerprint(token) }));

function storedSession(): TabSession {
  const token = readSession(tokenKey) ?? '';
  const abbr = storedUser(token)?.countryAbbr ?? '';
  return { token, country: regionOf(abbr) ? abbr : (readSession(countryKey) ?? '') };
}

/** @param known the country of whoever uses the tab: of a link that names none, it says more than the site's default */
function arrivedSession(known: string): TabSession | undefined {
  const arrived = arrivedToken();
  const country = arrived?.country.toUpperCase() ?? '';
  return arrived && { token: arrived.token, country: regionOf(country) ? country : known };
}
