/** The kind of a part by which dates are broken into lines: a part of any other name belongs to the one before it. */
const kinds: Partial<Record<Intl.DateTimeFormatPartTypes, 'weekday' | 'day' | 'time'>> = {
  weekday: 'weekday',
  ...{ day: 'day', month: 'day', year: 'day' },
  ...{ hour: 'time', minute: 'time', second: 'time', dayPeriod: 'time' },
};

/**
 * A date as a language writes it. Lines break between a weekday, a day and a time, and never inside one of them: `2028 г.` and
 * `27 февраля` stay together.
 *
 * @param tag BCP 47
 */
export function formatDate(date: Date, tag: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(date);
  const kindOf = (part: Intl.DateTimeFormatPart | undefined) => part && kinds[part.type];
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'literal') return unbroken(value);
      const [before, after] = [kindOf(parts[index - 1]), kindOf(parts[index + 1])];
      if (!before || !after || before === after) return unbroken(value);
      // The last space is the one where a line may break.
      const last = value.lastIndexOf(' ');
      return last < 0 ? value : `${unbroken(value.slice(0, last))} ${unbroken(value.slice(last + 1))}`;
    })
    .join('');
}

/** With no-break spaces, also in the place of narrow ones, which not every font has. */
const unbroken = (text: string): string => text.replace(/[ \u202f]/g, '\u00a0');
