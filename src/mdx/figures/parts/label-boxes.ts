import type { Label, Row, Screen } from '../screens/screen.ts';
import type { Box } from './fit-label.ts';
import { tileAt, wordsIn } from './row-layout.ts';

/** @param signs how many signs stand at the end of the bar */
export const titleBox = (signs: number): Box => ({ width: signs > 1 ? 120 : 146, height: 32, size: 15, bold: true });

/** @param width of the tab */
export const tabBox = (width: number, open = false): Box => ({ width: width - 2, height: 22, size: 10, bold: open });

/** @param width of the tile */
export const tileBox = (width: number, tap = false): Box => ({ width: width - 8, height: 26, size: 11, bold: tap });

/** Of a value at the end of a cell. */
export const valueBox: Box = { width: 62, height: 32, size: 12 };

/** Of a good state. @param width which its words have */
export const stateBox = (width: number): Box => ({ width, height: 16, size: 12, bold: true });

/** How wide the words of a state at the end of a cell may be. */
export const stateWidth = 58;

export interface BoxedLabel {
  label: Label;
  box: Box;
}

/** Every label of a screen, and what it must fit in. */
export const labelBoxes = ({ title, bar, rows, sheet = [], tabs = [] }: Screen): BoxedLabel[] => [
  { label: title, box: titleBox(bar?.end?.length ?? 0) },
  ...[...rows, ...sheet].flatMap(boxesIn),
  ...tabs.map(({ label, open }) => ({ label, box: tabBox(tabWidth(tabs.length), open) })),
];

/** @param count of the tabs */
export const tabWidth = (count: number): number => 228 / Math.max(count, 1);

function boxesIn(row: Row): BoxedLabel[] {
  if ('tiles' in row)
    return row.tiles.map(({ label, tap }, index) => ({ label, box: tileBox(tileAt(index, row.tiles.length).width, tap) }));
  const [words, more] = wordsIn(row);
  const boxed: BoxedLabel[] = words ? [{ label: words.label, box: words }] : [];
  const isState = 'state' in row && row.state;
  if (more) boxed.push({ label: more.label, box: isState ? stateBox(more.width) : more });
  else if ('cell' in row && row.value) boxed.push({ label: row.value, box: isState ? stateBox(stateWidth) : valueBox });
  return boxed;
}
