/** Scrolls a row of chips sideways, so that a chip that is out of sight at its end is in the middle. */
export function scrollToChip(row: HTMLElement, chip: HTMLElement): void {
  const start = chip.offsetLeft - row.offsetLeft;
  if (start + chip.offsetWidth <= 0.9 * row.clientWidth) return;
  row.scrollLeft = start - (row.clientWidth - chip.offsetWidth) / 2;
}
