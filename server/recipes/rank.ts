import { hour } from '../../src/lib/time-units.ts';

/** Hours by which twice as many favorites make a recipe younger: a week. */
const doubling = 24 * 7;

/**
 * A recipe's place among the recommended, in hours: newer ones first, and those that people collect as if they were newer. Counts
 * in whole doublings, so that few favorites change it.
 *
 * @param publishedAt milliseconds
 */
export const rankOf = (publishedAt: number, favorites: number): number =>
  Math.floor(publishedAt / hour) + doubling * Math.floor(Math.log2(1 + Math.max(0, favorites)));
