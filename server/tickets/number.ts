import { randomBytes } from 'node:crypto';

/** Letters and digits that cannot be confused, on a parcel or on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRTUVWXYZ';

/**
 * A ticket's number, such as `RMA-2603-7KQ4MX`: the month in which it was opened, and six random characters.
 *
 * @param random six bytes or more
 */
export function newNumber(now: number, random: Uint8Array = randomBytes(6)): string {
  const month = new Date(now).toISOString().slice(2, 7).replace('-', '');
  return `RMA-${month}-${Array.from(random.subarray(0, 6), (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
