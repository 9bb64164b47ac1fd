import { toDate } from './date.ts';

/** A moment of the server's, in seconds, near enough for its weekday to help, in the reader's time zone. @param tag BCP 47 */
export const weekdayAndTime = (seconds: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(
    toDate(seconds),
  );
