/** The result of a scenario: its tries, and violations by name. */
export interface Figure {
  /** Of docs/what-must-hold.md */
  row: number;
  what: string;
  tries: number;
  /** What must never happen, by name: `{ lost: 0, doubled: 0 }` */
  wrong: Readonly<Record<string, number>>;
  /** Anything else that was measured, in words */
  told?: string;
}

export const holds = ({ tries, wrong }: Figure): boolean => tries > 0 && Object.values(wrong).every((count) => count === 0);

/** Merges the figures of each scenario: adds up tries and violations. */
export function addUp(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const name = `${figure.row} ${figure.what}`;
    const sum = sums.get(name);
    sums.set(name, sum ? { ...sum, tries: sum.tries + figure.tries, wrong: added(sum.wrong, figure.wrong) } : figure);
  }
  return [...sums.values()].sort((a, b) => a.row - b.row || a.what.localeCompare(b.what, 'en'));
}

const added = (a: Figure['wrong'], b: Figure['wrong']): Figure['wrong'] =>
  Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));

const counted = (wrong: Figure['wrong'], zero = false) =>
  Object.entries(wrong)
    .map(([name, count]) => `${zero ? 0 : count} ${name}`)
    .join(', ');

/** The table at the end of a run. */
export function table(figures: readonly Figure[]): string {
  const head = ['row', 'what', 'tries', 'came to', 'target', ''];
  const rows = figures.map((figure) => [
    String(figure.row),
    figure.what,
    String(figure.tries),
    counted(figure.wrong),
    counted(figure.wrong, true),
    `${holds(figure) ? '✓' : '✗'}${figure.told ? ` ${figure.told}` : ''}`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => ([0, 2].includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
