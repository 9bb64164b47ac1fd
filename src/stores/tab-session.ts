import { regionOf } from '../contract/regions.ts';
import type { UserInfo } from '../contract/user/user.ts';
import { arrivedToken, forgetArrived, keepArrivingToken } from '../shell/arriving-token.ts';
import type { Question } from './questions.ts';
import { forgetTyped } from './recovery.ts';
import { sessionValue } from './tab-storage.ts';

/** Whom a plain browser's tab calls as. */
export interface TabSession {
  token: string;
  /** Decides the region that is asked; empty where nothing names one */
  country: string;
}

export const tokenKey = 'companion.token';
const countryKey = 'companion.country';
/** What the user centre told about the token's holder */
export const userKey = 'companion.user';

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
  if (decision === 'replace') forgetTyped();
  if (decision !== 'later') forgetArrived();
  if (decision !== 'replace') return current;
  sessionValue(tokenKey, arrived.token);
  sessionValue(countryKey, arrived.country || null);
  return arrived;
}

/**
 * Keeps a page in step with its tab: a page that the browser kept alive shows the records of whoever used the tab then, and a
 * link with another token that only changes the hash loads no page. Both reload.
 */
export function watchTab({ token }: TabSession): void {
  const stored = () => sessionValue(tokenKey) ?? '';
  // Without storage the token belongs to this page alone.
  if (stored() === token) addEventListener('pageshow', ({ persisted }) => persisted && stored() !== token && replacePage());
  addEventListener('hashchange', () => {
    if (keepArrivingToken(true)) location.reload();
  });
}

/** Forgets who used this tab: they are signed in no more. */
export function closeTabSession(): void {
  for (const key of [tokenKey, countryKey, userKey]) sessionValue(key, null);
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

function storedSession(): TabSession {
  return { token: sessionValue(tokenKey) ?? '', country: countryOfUser() || (sessionValue(countryKey) ?? '') };
}

/** @param known the country of whoever uses the tab: of a link that names none, it says more than the site's default */
function arrivedSession(known: string): TabSession | undefined {
  const arrived = arrivedToken();
  const country = arrived?.country.toUpperCase() ?? '';
  return arrived && { token: arrived.token, country: regionOf(country) ? country : known };
}

/** That of the user whom an earlier page of this tab has learned. */
function countryOfUser(): string {
  try {
    const { countryAbbr } = JSON.parse(sessionValue(userKey) ?? '{}');
    return regionOf(String(countryAbbr)) ? countryAbbr : '';
  } catch {
    return '';
  }
}
