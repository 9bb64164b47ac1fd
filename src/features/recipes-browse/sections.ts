/**
 * Cards drawn and taken away together: few, so that a slow phone draws them within a frame or two; rows are full with two and
 * three columns.
 */
export const sectionSize = 6;

/** Sections that are in the page together, drawn or held open: a page of many hundreds would be slow to lay out. */
export const chapterSize = 10;

/** Cuts a list into parts. One that holds what it held before is the same array as before, so that it is not drawn again. */
export function partsOf<Item>(
  items: readonly Item[],
  size: number,
  before: readonly (readonly Item[])[] = [],
): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const now = items.slice(index * size, (index + 1) * size);
    const old = before[index];
    return old?.length === now.length && now.every((item, at) => item === old[at]) ? old : now;
  });
}
