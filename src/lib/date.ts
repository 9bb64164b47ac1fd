/**
 * Formats a moment in local time by a pattern. For text in the page's language, use `formatDay` (day.ts) or `moment` (moment.ts).
 * Numbers of ten digits are seconds, all others milliseconds, since the app
 * servers send both (docs/spec.md §7).
 *
 * @param value seconds or milliseconds since 1970, or a Date
 * @param pattern `YYYY` `MM` `DD` `HH` `mm` `ss`; year-month-day hour:minute:second by default
 * @throws RangeError when `value` is no moment in time
 */
export function formatDate(value: number | Date, pattern = 'YYYY-MM-DD HH:mm:ss'): string {
  const date = toDate(value);
  const two = (part: number) => String(part).padStart(2, '0');
  const parts: Record<string, string> = {
    YYYY: String(date.getFullYear()).padStart(4, '0'),
    MM: two(date.getMonth() + 1),
    DD: two(date.getDate()),
    HH: two(date.getHours()),
    mm: two(date.getMinutes()),
    ss: two(date.getSeconds()),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? '');
}

/** @see formatDate */
export function toDate(value: number | Date): Date {
  const date = new Date(value instanceof Date || !/^\d{10}$/.test(String(value)) ? value : value * 1000);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a moment in time: ${value}`);
  return date;
}
