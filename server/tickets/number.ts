import { randomBytes } from 'node:crypto';

/** Letters and digits that nobody takes for one another, on a parcel or on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRTUVWXYZ';

/**
 * A ticket's number, such as `RMA-2603-7KQ4MX`: the month it was opened in, and six characters that tell nothing else.
 *
 * @param chance six bytes or more
 */
export function newNumber(now: number, chance: Uint8Array = randomBytes(6)): string {
  const month = new Date(now).toISOString().slice(2, 7).replace('-', '');
  return `RMA-${month}-${Array.from(chance.subarray(0, 6), (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
