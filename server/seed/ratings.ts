import type { RatingAspect } from '../../src/contract/rating/aspects.ts';
import { ratingDays, type Stars } from '../../src/contract/rating/read.ts';
import { day } from '../../src/lib/time-units.ts';
import { insertRating, type RatingRow } from '../db/ratings.ts';
import type { Db } from '../db/tables.ts';
import { subjectOf } from '../ratings/subjects.ts';
import { deviceId } from './devices.ts';
import { seedUsers } from './people.ts';
import { seedTexts } from './texts.ts';

interface SeedRating {
  name: string;
  kind: RatingRow['kind'];
  subject: string;
  /** How many days ago it was asked, and answered */
  asked: number;
  answered?: number;
  stars?: Stars;
  aspects?: readonly RatingAspect[];
  comment?: string;
}

/**
 * What every owner was asked to rate: one request in each state, which depends on the day. The one that can be changed was answered
 * today.
 *
 * @param now milliseconds
 */
export async function seedRatings(db: Db, now: number): Promise<void> {
  const today = Math.floor(now / day) * day;
  for (const { uid, lang } of seedUsers.filter(({ kind }) => kind === 'owner')) {
    const texts = seedTexts[lang].ratings;
    const long = ratingDays.change + ratingDays.answer;
    const ratings: SeedRating[] = [
      { name: 'device', kind: 'device', subject: deviceId(uid, 'robot'), asked: 1 },
      {
        name: 'reply',
        kind: 'reply',
        subject: `${uid}-map`,
        asked: 2,
        answered: 0,
        stars: 4,
        aspects: ['fast', 'clear'],
        comment: texts.reply,
      },
      {
        name: 'ticket',
        kind: 'ticket',
        subject: `${uid}-twice`,
        asked: long + 5,
        answered: long,
        stars: 2,
        aspects: ['slow', 'uninformed'],
        comment: texts.ticket,
      },
      { name: 'expired', kind: 'device', subject: deviceId(uid, 'old'), asked: long },
    ];
    for (const { name, kind, subject, asked, answered, stars = null, aspects = [], comment = '' } of ratings) {
      const found = await subjectOf(db, kind, subject);
      if (!found) throw new Error(`Nothing to rate is called ${subject}`);
      await insertRating(db, {
        id: `${uid}-rating-${name}`,
        ...found,
        asked_at: today - asked * day,
        stars,
        aspects: aspects.join(' '),
        comment,
        answered_at: answered === undefined ? null : today - answered * day,
      });
    }
  }
}
