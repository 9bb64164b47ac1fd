/** Scrolls a row of chips sideways, so that a chip is in its middle. */
export function scrollToChip(row: HTMLElement, chip: HTMLElement): void {
  row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
