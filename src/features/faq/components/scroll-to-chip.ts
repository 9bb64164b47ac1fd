/** The share of a row at either side in which a chip counts as out of sight. */
const edge = 0.1;

/** Scrolls a row of chips sideways, so that a chip that is not well in sight is in the middle. */
export function scrollToChip(row: HTMLElement, chip: HTMLElement): void {
  const seen = row.getBoundingClientRect();
  const { left, right, width } = chip.getBoundingClientRect();
  if (left >= seen.left + edge * seen.width && right <= seen.right - edge * seen.width) return;
  row.scrollLeft += left + width / 2 - (seen.left + seen.width / 2);
}
