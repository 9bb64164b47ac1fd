import { orUndefined } from '../lib/or-undefined.ts';
import { survivesSignOut } from './drafts.ts';
import { removeLocalWhere } from './local-storage.ts';
import { removeSession, scrollRestorationKey } from './session-storage.ts';
import { storage } from './storage.ts';

/** Whether a key of stored data belongs to a user: `<what>/<uid>` or `<what>/<uid>/<which>`. */
const belongsTo = (uid: string) => (key: string) => `${key}/`.includes(`/${uid}/`);

/** The user whom a stored value names as its own. */
const uidIn = (value: string): unknown => orUndefined(() => JSON.parse(value)?.uid);

/**
 * Deletes a user's personal data from this device on sign-out: cached lists, records, searches, timers, the position in a
 * recipe. Drafts and queued reports stay until they are 30 days old: only their user is shown them, and signing out loses no
 * input.
 */
export async function clearUserCaches(uid: string): Promise<void> {
  const ofUser = belongsTo(uid);
  removeLocalWhere((key, value) => ofUser(key) || uidIn(value) === uid);
  removeSession(scrollRestorationKey);
  const keys = (await storage.keys()).filter((key) => ofUser(key) && !survivesSignOut(key));
  if (keys.length) await storage.set(Object.fromEntries(keys.map((key) => [key, undefined])));
}
