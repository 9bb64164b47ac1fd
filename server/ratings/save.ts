import { aspectsOf } from '../../src/contract/rating/aspects.ts';
import type { SaveRating } from '../../src/contract/rating/create.ts';
import { attachImages, detachImages } from '../db/images.ts';
import { answerRating, ratingOf } from '../db/ratings.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call } from '../http/mount.ts';
import { isOpen, ratingView } from './view.ts';

/**
 * Stores a rating, or replaces an earlier one.
 *
 * @throws HttpError 404 when the caller was not asked, 403 when it is too late, 400 with the fields that cannot be accepted
 */
export async function storeRating(call: Call<SaveRating>) {
  const { db, user, input, now } = call;
  const row = await ratingOf(db, user.uid, input.id);
  if (!row) throw new HttpError('notFound');
  if (!isOpen(row, now)) throw new HttpError('ratingClosed');

  const allowed: readonly string[] = aspectsOf(row.kind, input.stars);
  const aspects = [...new Set(input.aspects)];
  if (!aspects.every((aspect) => allowed.includes(aspect))) throw invalidFields({ aspects: 'format' });

  const answer = {
    stars: input.stars,
    aspects: aspects.join(' '),
    comment: input.comment,
    answered_at: row.answered_at ?? now,
  };
  await answerRating(db, row.id, answer);
  await detachImages(db, row.id);
  if (!(await attachImages(db, user.uid, [...input.kept, ...input.images], row.id))) throw invalidFields({ images: 'unknown' });
  return ratingView({ ...row, ...answer }, call);
}
