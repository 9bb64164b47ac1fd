import { dayOf } from '../src/lib/day.ts';
import { hour } from '../src/lib/time-units.ts';

/** Milliseconds by which the earliest time zone is ahead of UTC: it may be tomorrow already where the user is. */
const maxOffset = 14 * hour;

/** The latest current day in any time zone. @param now milliseconds */
export const latestDay = (now: number): string => dayOf(new Date(now + maxOffset), 'UTC');
