/**
 * A date as a language writes it. Lines break after a weekday, or after the mark of a year, and else nowhere: `27 февраля 2028 г.` stays
 * together.
 *
 * @param tag BCP 47
 */
export const formatDate = (date: Date, tag: string, options: Intl.DateTimeFormatOptions): string =>
  // Narrow spaces, too, which not every font has.
  new Intl.DateTimeFormat(tag, options).format(date).replace(/(\D,)?\s/g, (all, comma) => (comma ? all : '\u00a0'));
