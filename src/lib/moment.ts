import { toDate } from './date.ts';
import { noBreak } from './no-break.ts';

/**
 * A moment of the server's, in seconds, as the page's language writes date and time. A line ends at a space only behind a comma.
 *
 * @param tag BCP 47
 */
export const moment = (seconds: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
    .format(toDate(seconds))
    .replace(/([^,]) /g, '$1\u00A0');

/** Its day only, on one line, where there is no room for more. @param tag BCP 47 */
export const dayOfMoment = (seconds: number, tag: string): string =>
  noBreak(new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(toDate(seconds)));
