import { setImmediate } from 'node:timers/promises';
import { abandonedImages, deleteUnattached } from './images.ts';
import type { Db } from './tables.ts';

const hour = 3600_000;

/**
 * How long (milliseconds) what is no longer needed stays: answers to idempotency keys (24 h at least must be kept),
 * tokens after their end, pictures that never became part of a record, and what was cooked. A page that still has such a picture
 * in a draft or its outbox uploads it again.
 */
export const keptFor = { answers: 30 * 24 * hour, tokens: 24 * hour, unusedImages: 7 * 24 * hour, cookings: 24 * hour } as const;

/** Pictures that one statement deletes: with megabytes each, thousands would take longer than any call may. */
const imagesAtOnce = 50;

/** Deletes what nobody needs any more. @param now milliseconds */
export async function purge(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('started_at', '<', now - keptFor.answers)
    .execute();
  await db
    .deleteFrom('tokens')
    .where('expires_at', '<', now - keptFor.tokens)
    .execute();
  await db
    .deleteFrom('cookings')
    .where('ended_at', '<', now - keptFor.cookings)
    .execute();
  for (;;) {
    const ids = await abandonedImages(db, now - keptFor.unusedImages, imagesAtOnce);
    if (ids.length > 0) await deleteUnattached(db, ids);
    if (ids.length < imagesAtOnce) return;
    // SQLite does everything in this thread: calls come in between.
    await setImmediate();
  }
}
