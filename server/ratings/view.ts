import type * as v from 'valibot';
import type { Image } from '../../src/contract/fields.ts';
import { type Rating, ratingDays } from '../../src/contract/rating/read.ts';
import { day, toSeconds } from '../../src/lib/time-units.ts';
import { imagesOf } from '../db/images.ts';
import type { RatingRow } from '../db/ratings.ts';
import type { Db } from '../db/tables.ts';

/** The time (milliseconds) until which a rating can be given or, once given, changed. */
const openUntil = ({ asked_at, answered_at }: RatingRow): number =>
  answered_at === null ? asked_at + ratingDays.answer * day : answered_at + ratingDays.change * day;

export const isOpen = (row: RatingRow, now: number): boolean => now < openUntil(row);

interface Seen {
  db: Db;
  now: number;
  imageUrl(id: string): string;
}

/** A rating as the contract has it. */
export async function ratingView(row: RatingRow, seen: Seen): Promise<v.InferInput<typeof Rating>> {
  return {
    id: row.id,
    kind: row.kind,
    subject: { id: row.subject_id, title: row.subject_title, text: row.subject_text },
    askedAt: toSeconds(row.asked_at),
    openUntil: toSeconds(openUntil(row)),
    open: isOpen(row, seen.now),
    answer: await answerOf(row, seen),
  };
}

async function answerOf({ id, stars, aspects, comment, answered_at }: RatingRow, { db, imageUrl }: Seen) {
  if (stars === null || answered_at === null) return null;
  const shown: Image[] = (await imagesOf(db, id)).map((image) => ({ ...image, url: imageUrl(image.id) }));
  return { stars, aspects: aspects.split(' ').filter(Boolean), comment, images: shown, at: toSeconds(answered_at) };
}
