import { hour } from '../../src/lib/time-units.ts';
import { deleteUnattached, insertUnattachedImage, type StoredImage, unattachedImages, unattachedQuota } from '../db/images.ts';
import type { Db } from '../db/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';

/** Milliseconds for which an uploaded picture is never deleted, so that its form can be sent. */
const minLifetime = hour;

/**
 * Stores an uploaded picture until it is attached to a record. Over the quota, the user's oldest unattached pictures are deleted: a
 * page that still needs one uploads it again.
 *
 * @throws HttpError 429 when the quota was used up within the last hour
 */
export async function storePicture({ db, user, input, now, imageUrl }: Call<StoredImage>) {
  await makeRoom(db, user.uid, input.bytes.length, now);
  const id = await insertUnattachedImage(db, user.uid, input, now);
  return { id, url: imageUrl(id), width: input.width, height: input.height };
}

async function makeRoom(db: Db, uid: string, size: number, now: number): Promise<void> {
  let room = unattachedQuota.bytes - size;
  const rows = await unattachedImages(db, uid);
  const surplus = rows.filter((row, index) => {
    room -= Number(row.size);
    return room < 0 || index >= unattachedQuota.pictures - 1;
  });
  const [latest] = surplus;
  if (!latest) return;
  const safeUntil = latest.created_at + minLifetime;
  if (safeUntil > now)
    throw new HttpError('rateLimited', { text: 'tooManyPictures', retryAfter: Math.ceil((safeUntil - now) / 1000) });
  await deleteUnattached(
    db,
    surplus.map(({ id }) => id),
  );
}
