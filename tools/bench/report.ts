/** One figure of a report. */
export interface Row {
  what: string;
  /** As it is printed, unit included */
  value: string;
  /** The target, and whether it is met; absent where there is none */
  target?: { text: string; met: boolean };
}

/** @param unit printed after both numbers */
export function atMost(what: string, value: number, limit: number, unit = '', digits = 0): Row {
  const text = (number: number) =>
    `${number.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit}`;
  return { what, value: text(value), target: { text: `≤ ${text(limit)}`, met: value <= limit } };
}

export function plain(what: string, value: string): Row {
  return { what, value };
}

export function printRows(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, value, target } of rows) {
    console.log(
      `  ${what.padEnd(width)}  ${value.padStart(20)}  ${target ? `${target.text.padStart(12)}  ${target.met ? 'ok' : 'OVER'}` : ''}`.trimEnd(),
    );
  }
}

/** The rows that have a target. */
export const withTarget = (rows: readonly Row[]): Row[] => rows.filter(({ target }) => target);

/** All figures of a run in one table, each with its target. */
export function printTable(rows: readonly Row[]): void {
  const lines = [
    ['figure', 'measured', 'target', ''],
    ...rows.map(({ what, value, target }) => [what, value, target?.text ?? '', target?.met ? '✓' : '✗']),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const line = ([what = '', value = '', target = '', mark = '']: readonly string[]) =>
    `${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${target.padStart(widths[2] ?? 0)}  ${mark}`.trimEnd();
  console.log(`\n${lines.map(line).join('\n')}`);
  console.log(`${rows.filter(({ target }) => target?.met).length} of ${rows.length} figures hold.`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}
