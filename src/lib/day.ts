/** A day of the calendar as date inputs and the app servers write it: `2026-03-09`, in no time zone. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day that exists: not the 30th of February. */
export function isDay(text: string): boolean {
  const date = pattern.test(text) ? toUtc(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && dayOf(date, 'UTC') === text;
}

/** The day of a moment: where the reader is, or in UTC. */
export function dayOf(moment: Date, zone: 'local' | 'UTC' = 'local'): string {
  const local = zone === 'UTC' ? moment : new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The same day of another month, or its last one where it is shorter: a month after January 31 is February 28. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Not `Date.UTC`, to which the years 0 to 99 are 1900 to 1999.
  const utc = (monthIndex: number, dayOfMonth: number) => {
    const made = new Date(0);
    made.setUTCFullYear(year, monthIndex, dayOfMonth);
    return made;
  };
  const last = utc(month + months, 0).getUTCDate();
  return dayOf(utc(month - 1 + months, Math.min(date, last)), 'UTC');
}

export const addDays = (day: string, days: number): string => {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date, 'UTC');
};

/** Completed years from a day of birth; negative before it. Who was born on February 29 is a year older on March 1. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** A day as the page's language writes it. @param tag BCP 47 */
export const formatDay = (day: string, tag: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }).format(toUtc(day));
