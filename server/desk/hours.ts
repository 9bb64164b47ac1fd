import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';
import { type Region, regions } from '../../src/contract/regions.ts';
import { day } from '../../src/lib/time-units.ts';
import configured from '../desk-hours.json' with { type: 'json' };

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const isTimeZone = (name: string): boolean => {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
};

const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00'));

/** When a region's customer service works, in its own time zone. A weekday without hours, and a day in `closed`, is closed. */
const DeskHours = v.strictObject({
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Europe/Berlin')),
  hours: v.strictObject(
    v.entriesFromList(
      weekdays,
      v.optional(
        v.pipe(
          v.tuple([ClockTime, ClockTime]),
          v.check(([opens, closes]) => opens < closes, 'must open before it closes'),
        ),
      ),
    ),
  ),
  closed: v.array(v.pipe(v.string(), v.isoDate('must be days such as 2026-12-25'))),
});
export type DeskHours = v.InferOutput<typeof DeskHours>;

/** Regions without hours give no expected answer time. */
const Desks = v.partial(v.strictObject(v.entriesFromList(regions, DeskHours)));

/** @throws Error that names the wrong entries, for the server's operator */
export function readDesks(value: unknown): v.InferOutput<typeof Desks> {
  const result = v.safeParse(Desks, value);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  throw new Error(`server/desk-hours.json cannot be used:\n${problems.join('\n')}`);
}

const desks = readDesks(configured);

export const deskOf = (region: Region): DeskHours | undefined => desks[region];

/** A time in which the desk is open, in milliseconds since 1970. */
interface Opening {
  from: number;
  until: number;
}

/** How many days are looked through at most: a desk that opens on none of them is closed for good. */
const horizon = 366;

/** The opening hours of a desk, as times. Days are looked up once: reports are compared by the thousand. */
export function openingHours({ timeZone, hours, closed }: DeskHours) {
  const known = new Map<number, Opening | undefined>();

  /** @param number of the calendar day, from 1 January 1970 */
  function openingOf(number: number): Opening | undefined {
    if (known.has(number)) return known.get(number);
    const date = Temporal.PlainDate.from('1970-01-01').add({ days: number });
    const open = hours[weekdays[date.dayOfWeek - 1] ?? 'monday'];
    const at = (time: string) => date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
    const opening = open && !closed.includes(date.toString()) ? { from: at(open[0]), until: at(open[1]) } : undefined;
    known.set(number, opening);
    return opening;
  }

  /** The openings that end after a time, in their order. */
  function* openings(after: number): Generator<Opening> {
    // A time zone's day begins up to 14 hours before that of UTC.
    const first = Math.floor(after / day) - 1;
    for (let number = first; number < first + horizon; number++) {
      const opening = openingOf(number);
      if (opening && opening.until > after) yield opening;
    }
  }

  return {
    /** Milliseconds for which the desk is open between two times */
    openTime(from: number, until: number): number {
      let sum = 0;
      for (const opening of openings(from)) {
        if (opening.from >= until) break;
        sum += Math.min(opening.until, until) - Math.max(opening.from, from);
      }
      return sum;
    },

    /** When the desk has been open for so long after a time; undefined where that is more than a year ahead */
    afterOpenTime(from: number, milliseconds: number): number | undefined {
      let left = milliseconds;
      for (const opening of openings(from)) {
        const begins = Math.max(opening.from, from);
        if (left <= opening.until - begins) return begins + left;
        left -= opening.until - begins;
      }
      return undefined;
    },

    /** For how many milliseconds the desk is closed around a time; 0 while it is open */
    closedFor(now: number): number {
      let end = Number.NEGATIVE_INFINITY;
      for (const { from, until } of openings(now - 30 * day)) {
        if (until > now) return from <= now ? 0 : from - end;
        end = until;
      }
      return Number.POSITIVE_INFINITY;
    },
  };
}
