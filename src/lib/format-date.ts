/**
 * A date as a language writes it. Lines break after a weekday and before a time, and never inside one of them or a day: `2028 г.` and
 * `27 февраля` stay together.
 *
 * @param tag BCP 47
 */
export const formatDate = (date: Date, tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, options)
    .format(date)
    // Narrow ones, too, which not every font has.
    .replace(/[ \u202f]/g, '\u00a0')
    // A time may begin with two letters, such as `um` or `오후`.
    .replace(/(\D,)\u00a0|\u00a0((?:\D{2}\u00a0)?\d+:)/g, '$1 $2');
