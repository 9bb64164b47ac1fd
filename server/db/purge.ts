import { setImmediate } from 'node:timers/promises';
import { dayOf } from '../../src/lib/day.ts';
import { day } from '../../src/lib/time-units.ts';
import { purgeAudit } from './audit.ts';
import { purgeHelpSignals } from './help-signals.ts';
import { deleteUnattached, unattachedImagesBefore } from './images.ts';
import type { Db } from './tables.ts';

/**
 * Milliseconds for which records are kept after their use: responses to idempotency keys, expired tokens, uploaded pictures that no
 * record uses, ended cookings, what readers think of answers, and the audit trail, which the database itself protects for 180 days. A page with such a picture in a draft or its outbox uploads it again.
 */
export const retention = {
  idempotencyKeys: 30 * day,
  tokens: day,
  unattachedImages: 7 * day,
  cookings: day,
  helpSignals: 90 * day,
  audit: 365 * day,
} as const;

/** Pictures per statement. Deleting thousands at once would take longer than a call may. */
const imagesPerStatement = 50;

/** Deletes records whose {@link retention} has expired. @param now milliseconds */
export async function purge(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('started_at', '<', now - retention.idempotencyKeys)
    .execute();
  await db
    .deleteFrom('tokens')
    .where('expires_at', '<', now - retention.tokens)
    .execute();
  await db
    .deleteFrom('cookings')
    .where('ended_at', '<', now - retention.cookings)
    .execute();
  await purgeAudit(db, now - retention.audit);
  await purgeHelpSignals(db, dayOf(new Date(now - retention.helpSignals), 'UTC'));
  for (;;) {
    const ids = await unattachedImagesBefore(db, now - retention.unattachedImages, imagesPerStatement);
    if (ids.length > 0) await deleteUnattached(db, ids);
    if (ids.length < imagesPerStatement) return;
    // SQLite runs in this thread: let waiting calls run in between.
    await setImmediate();
  }
}
