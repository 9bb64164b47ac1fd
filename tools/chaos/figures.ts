/** The result of a scenario: its tries, and violations by name. */
export interface Figure {
  /** Of docs/what-must-hold.md */
  row: number;
  what: string;
  tries: number;
  /** What must never happen, by name: `{ lost: 0, doubled: 0 }` */
  violations: Readonly<Record<string, number>>;
  /** Anything else that was measured, in words */
  note?: string;
}

export const passed = ({ tries, violations }: Figure): boolean =>
  tries > 0 && Object.values(violations).every((count) => count === 0);

/** Merges the figures of each scenario: adds up tries and violations. */
export function addUp(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const name = `${figure.row} ${figure.what}`;
    const sum = sums.get(name);
    sums.set(
      name,
      sum ? { ...sum, tries: sum.tries + figure.tries, violations: added(sum.violations, figure.violations) } : figure,
    );
  }
  return [...sums.values()].sort((a, b) => a.row - b.row || a.what.localeCompare(b.what, 'en'));
}

const added = (a: Figure['violations'], b: Figure['violations']): Figure['violations'] =>
  Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));

const counted = (violations: Figure['violations'], zero = false) =>
  Object.entries(violations)
    .map(([name, count]) => `${zero ? 0 : count} ${name}`)
    .join(', ');

/** The table at the end of a run. */
export function table(figures: readonly Figure[]): string {
  const head = ['row', 'what', 'tries', 'came to', 'target', ''];
  const rows = figures.map((figure) => [
    String(figure.row),
    figure.what,
    String(figure.tries),
    counted(figure.violations),
    counted(figure.violations, true),
    `${passed(figure) ? '✓' : '✗'}${figure.note ? ` ${figure.note}` : ''}`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => ([0, 2].includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
