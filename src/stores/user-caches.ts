import { orUndefined } from '../lib/or-undefined.ts';
import { survivesSignOut } from './drafts.ts';
import { readLocal, removeLocalWhere } from './local-storage.ts';
import { readSession, removeSession, scrollRestorationKey } from './session-storage.ts';
import { storage } from './storage.ts';

/** Whether a key of stored data belongs to a user: `<what>/<uid>` or `<what>/<uid>/<which>`. */
const belongsTo = (uid: string) => (key: string) => `${key}/`.includes(`/${uid}/`);

/** The user whom a stored value names as its own. */
const uidIn = (value: string): unknown => orUndefined(() => JSON.parse(value)?.uid);

/**
 * Of the tab: the fingerprint of its token. Of the browser, with a uid at its end: of the token with which that user has signed in
 * last. `retention.ts` writes both.
 */
export const tokenMarkKey = 'companion.mark/';

/**
 * Deletes a user's personal data from this device on sign-out: cached lists, records, searches, timers, the position in a
 * recipe. Drafts and queued reports stay until they are 30 days old: only their user is shown them, and signing out loses no
 * input.
 *
 * @param ofTab the user leaves only this tab: where they have signed in with a newer token in another, that goes on, with its timers
 */
export async function clearUserCaches(uid: string, ofTab?: boolean): Promise<void> {
  removeSession(scrollRestorationKey);
  const newest = readLocal(tokenMarkKey + uid);
  if (ofTab && newest && newest !== readSession(tokenMarkKey)) return;
  const ofUser = belongsTo(uid);
  removeLocalWhere((key, value) => ofUser(key) || uidIn(value) === uid);
  const keys = (await storage.keys()).filter((key) => ofUser(key) && !survivesSignOut(key));
  if (keys.length) await storage.set(Object.fromEntries(keys.map((key) => [key, undefined])));
}
