import * as v from 'valibot';
import { addMonths, ageOn, isDay } from '../lib/day.ts';

/** `YYYY-MM-DD` */
export const Day = v.pipe(v.string(), v.check(isDay, 'format'));

/**
 * Plausible ages of people who fill in a form: at least the lowest age at which a child can consent to it alone (GDPR article 8). A
 * birthday outside of this range is a mistyped year.
 */
export const ages = { min: 13, max: 120 } as const;

/** A purchase longer ago than so many years is a mistyped year: no appliance and no warranty lasts that long. */
const longestOwned = 20;

/** Whether somebody who was born on a day can fill in a form. @param today where the person is, or the latest day anywhere */
export const isBirthday = (day: string, today: string): boolean => {
  const age = ageOn(day, today);
  return age >= ages.min && age <= ages.max;
};

/** The first day that can be a purchase date. @param birthday the buyer's, where it is known */
export function earliestPurchase(today: string, birthday = ''): string {
  const earliest = addMonths(today, -12 * longestOwned);
  return isDay(birthday) && isBirthday(birthday, today) && birthday > earliest ? birthday : earliest;
}

/** Whether something can have been bought on a day. @param today where the person is, or the latest day anywhere */
export const isPurchaseDate = (day: string, today: string, birthday?: string): boolean =>
  day >= earliestPurchase(today, birthday) && day <= today;
