import { type Draft, draftEntry, draftKey, isExpired, isOlderThan, keptDays, outboxPrefix } from './drafts.ts';
import { localValue } from './local-value.ts';
import type { OutboxItem } from './outbox.ts';
import { storage } from './storage.ts';
import { clearUserCaches } from './user-caches.ts';

const lastUserKey = 'companion.lastUser';

/**
 * Deletes what this device must not store any longer, once it is known who uses the page: the caches of whoever used it
 * before, and what has outlived its time, whoever it belongs to.
 *
 * @param uid nobody is signed in without
 */
export async function applyRetention(uid: string | undefined): Promise<void> {
  const last = localValue(lastUserKey);
  if (last && last !== uid) await clearUserCaches(last);
  localValue(lastUserKey, uid ?? null);
  await deleteExpired();
}

/**
 * Drafts go {@link keptDays} after they were last saved. A queued report is no longer sent by itself then (`hasExpired`), and
 * goes after as many days more, in which its user is shown it.
 */
export async function deleteExpired(): Promise<void> {
  const [drafts = [], queued = []] = await Promise.all([storage.list<Draft>('draft/'), storage.list<OutboxItem>('outbox/')]);
  const gone = [
    ...drafts.filter(isExpired).map(draftKey),
    ...queued.filter(({ queuedAt }) => isOlderThan(2 * keptDays, queuedAt)).map(({ uid, key }) => outboxPrefix(uid) + key),
    // Those of earlier versions, which did not know whose they were.
    'searches/answers',
    'searches/recipes',
  ];
  // Drafts of earlier versions begin their time now.
  const undated = drafts.filter(({ savedAt }) => savedAt === undefined).map(draftEntry);
  await storage.set(Object.assign(Object.fromEntries(gone.map((key) => [key, undefined])), ...undated));
}
