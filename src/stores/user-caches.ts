import { isKeptForUser } from './drafts.ts';
import { removeLocalWhere } from './local-storage.ts';
import { removeSession, scrollRestorationKey } from './session-storage.ts';
import { storage } from './storage.ts';

/** Whether a key of stored data belongs to a user: `<what>/<uid>` or `<what>/<uid>/<which>`. */
const belongsTo = (uid: string) => (key: string) => `${key}/`.includes(`/${uid}/`);

/** The user whom a stored value names as its own. */
function holderIn(value: string): unknown {
  try {
    return JSON.parse(value)?.uid;
  } catch {
    return undefined;
  }
}

/**
 * Deletes what this device has stored about a user to spare the network or to make coming back pleasant: lists, records,
 * searches, timers, the place in a recipe. Drafts and queued reports stay, until they are 30 days old: nobody but their user
 * is shown them, and nothing that was typed is lost by signing out.
 */
export async function clearUserCaches(uid: string): Promise<void> {
  const ofUser = belongsTo(uid);
  removeLocalWhere((key, value) => ofUser(key) || holderIn(value) === uid);
  removeSession(scrollRestorationKey);
  const keys = (await storage.keys()).filter((key) => ofUser(key) && !isKeptForUser(key));
  if (keys.length) await storage.set(Object.fromEntries(keys.map((key) => [key, undefined])));
}
