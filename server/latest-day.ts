import { dayOf } from '../src/lib/day.ts';
import { hour } from '../src/lib/time-units.ts';

/** How far ahead of UTC the earliest clocks are (milliseconds): it may be tomorrow already where the user is. */
const earliestClocks = 14 * hour;

/** The latest day that it is anywhere. @param now milliseconds */
export const latestDay = (now: number): string => dayOf(new Date(now + earliestClocks), 'UTC');
