/** Cards that are rendered together: few enough for a slow phone, and filling rows of two and of three columns. */
export const sectionSize = 6;

/** Sections that are in the DOM together, rendered or as empty boxes: with hundreds of them, layout would be slow. */
export const blockSize = 10;

/** Splits a list into parts. An unchanged part is the same array as in `before`, so that it is not rendered again. */
export function splitList<Item>(
  items: readonly Item[],
  size: number,
  before: readonly (readonly Item[])[] = [],
): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const part = items.slice(index * size, (index + 1) * size);
    const old = before[index];
    return old?.length === part.length && part.every((item, at) => item === old[at]) ? old : part;
  });
}
