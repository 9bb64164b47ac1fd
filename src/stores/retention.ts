import { fingerprint } from '../lib/fingerprint.ts';
import { tabToken } from './browser-tab.ts';
import { type Draft, draftKey, isExpired, isOlderThan, outboxPrefix, retentionDays } from './drafts.ts';
import { readLocal, removeLocal, writeLocal } from './local-storage.ts';
import type { OutboxItem } from './outbox.ts';
import { onRestored } from './page-events.ts';
import type { Stored } from './resource.ts';
import { resourcePrefix } from './resources.ts';
import { readSession, writeSession } from './session-storage.ts';
import { storage } from './storage.ts';
import { replacePage } from './tab-session.ts';
import { clearUserCaches, tokenMarkKey } from './user-caches.ts';

const lastUserKey = 'companion.lastUser';

/** Takes back the watch of the page for a former user */
let stopWatching: () => void = () => undefined;

/** In an app, whose pages share no token: a page that was kept alive reloads when another page has met another user since. */
function watchUser(uid: string | undefined): void {
  stopWatching();
  stopWatching = onRestored(() => readLocal(lastUserKey) !== uid && replacePage());
}

/**
 * Marks the token of the tab as the user's newest, once: each page of the tab confirms the same token again. An app keeps its tokens to
 * itself, and has the same mark for all.
 */
function markToken(uid: string): void {
  const mark = `${fingerprint(tabToken())}`;
  if (readSession(tokenMarkKey) !== mark && writeSession(tokenMarkKey, mark)) writeLocal(tokenMarkKey + uid, mark);
}

/**
 * Deletes what this device must not store any longer, once it is known who uses the page: the caches of whoever used it
 * before, and what has outlived its time, whoever it belongs to.
 *
 * @param uid nobody is signed in without
 * @param inApp there one person at a time is signed in; in a browser a tab without a user says nothing about the others
 */
export async function applyRetention(uid: string | undefined, inApp: boolean): Promise<void> {
  const last = readLocal(lastUserKey);
  if (uid !== undefined || inApp) {
    if (last && last !== uid) await clearUserCaches(last);
    if (uid === undefined) removeLocal(lastUserKey);
    else {
      writeLocal(lastUserKey, uid);
      markToken(uid);
    }
  }
  if (inApp) watchUser(uid);
  await deleteExpired();
}

/**
 * What was loaded goes {@link retentionDays} after it was. Drafts go as many days after they were last saved. A queued report is no longer sent by itself then (`hasExpired`), and
 * goes after as many days more, in which its user is shown it; they are counted from when it was first seen to have expired,
 * so that a clock that was wrong once deletes nothing.
 */
export async function deleteExpired(): Promise<void> {
  const [drafts = [], queued = []] = await Promise.all([storage.list<Draft>('draft/'), storage.list<OutboxItem>('outbox/')]);
  const cached = (await storage.entries<Stored<unknown>>(resourcePrefix)) ?? [];
  const outdated = cached.filter(([, { updatedAt }]) => isOlderThan(retentionDays, updatedAt * 1000)).map(([key]) => key);
  const ownerless = (await storage.keys()).filter((key) => /^searches\/\w+$/.test(key));
  const removed = [...ownerless, ...outdated];
  if (removed.length) await storage.set(Object.fromEntries(removed.map((key) => [key, undefined])));
  // One step for each, so that nothing that another page has saved or sent meanwhile is undone. A draft of an earlier version
  // begins its time now.
  for (const draft of drafts)
    if (draft.savedAt === undefined || isExpired(draft))
      await storage.change<Draft>(draftKey(draft), (old) =>
        old && !isExpired(old) ? { savedAt: Date.now(), ...old } : undefined,
      );
  for (const item of queued)
    if (isOlderThan(retentionDays, item.queuedAt))
      await storage.change<OutboxItem>(outboxPrefix(item.uid) + item.key, (old) => {
        const expiredAt = old?.expiredAt ?? Date.now();
        return old && !isOlderThan(retentionDays, expiredAt) ? { ...old, expiredAt } : undefined;
      });
}
