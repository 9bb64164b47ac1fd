import { type Region, regions } from '../../src/contract/regions.ts';
import { day, hour, minute } from '../../src/lib/time-units.ts';
import { answerTimes } from '../db/feedback.ts';
import type { Db } from '../db/tables.ts';
import { countriesOf } from '../db/users.ts';
import { type Case, expectedWait } from './answer-time.ts';
import { type DeskHours, deskOf, openingHours } from './hours.ts';

/** Of how many milliseconds the reports are compared. */
const window = 60 * day;

/** Milliseconds for which what was read of the reports is used again. */
const freshFor = 10 * minute;

type Desk = ReturnType<typeof openingHours>;

/** Full quarters of an hour: by a full hour, more than 4 of 5 would be answered. */
export const roundedUp = (time: number): number => Math.ceil(time / (hour / 4)) * (hour / 4);

/** What reports are compared by, besides their region. */
export interface Alike {
  typeId: string;
  /** The language of their user */
  lang: string;
}

/**
 * By when 4 of 5 reports like one are answered, in milliseconds since 1970, at a full quarter of an hour. Undefined where nobody can know: there are
 * too few, the desk has no hours, or is closed for more than a day.
 *
 * @returns a function of what it is like, since when it waits, and now; it keeps what it has read for ten minutes
 */
export function expectedAnswers(hoursOf: (region: Region) => DeskHours | undefined = deskOf) {
  const known = new Map<string, { at: number; cases: readonly Case[] }>();
  const desks = new Map<Region, Desk | undefined>(
    regions.map((region) => {
      const hours = hoursOf(region);
      return [region, hours && openingHours(hours)];
    }),
  );

  async function casesLike(db: Db, region: Region, desk: Desk, alike: Alike, now: number): Promise<readonly Case[]> {
    const key = [region, alike.typeId, alike.lang].join('/');
    const found = known.get(key);
    if (found && now - found.at < freshFor && now >= found.at) return found.cases;
    const rows = await answerTimes(db, countriesOf(region), alike, now - window);
    const cases = rows.map(({ created_at, removed_at, answered_at }) => ({
      waited: desk.openTime(created_at, answered_at ?? removed_at ?? now),
      answered: answered_at !== null,
    }));
    known.set(key, { at: now, cases });
    return cases;
  }

  return async (db: Db, region: Region, alike: Alike, since: number, now: number): Promise<number | undefined> => {
    const desk = desks.get(region);
    if (!desk || desk.closedFor(now) > day) return undefined;
    const wait = expectedWait(await casesLike(db, region, desk, alike, now), desk.openTime(since, now));
    const by = wait === undefined ? undefined : desk.afterOpenTime(since, wait);
    return by === undefined ? undefined : roundedUp(by);
  };
}
