/** How near to an edge of the screen the pointer scrolls the page, and how far it does so in a frame, in pixels. */
const scrollZone = 96;
const scrollStep = 10;

/** Pixels that the pointer moves before the page is scrolled: a row may lie near an edge already. */
const scrollAfter = 8;

interface RowBox {
  element: HTMLElement;
  /** From the top of the page */
  top: number;
  height: number;
}

/**
 * Where a row lands that is dragged by a distance.
 *
 * @param from its index
 * @param distance down, in pixels
 * @returns the index of the last row whose middle it has passed
 */
export function dropIndex(rows: readonly Pick<RowBox, 'top' | 'height'>[], from: number, distance: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = ({ top, height }: Pick<RowBox, 'top' | 'height'>) => top + height / 2;
  const [top, bottom] = [dragged.top + distance, dragged.top + dragged.height + distance];
  if (distance < 0) {
    const passed = rows.findIndex((row, index) => index < from && middle(row) > top);
    return passed < 0 ? from : passed;
  }
  return rows.findLastIndex((row, index) => index === from || (index > from && middle(row) < bottom));
}

/**
 * Drags the list item of a handle, which has captured the pointer. The rows are only shifted: the list is changed once, at the end, since
 * an element that is moved in the page loses the pointer. Escape calls it off.
 *
 * @param pointer where it went down, from the top of the screen, and its id: other fingers are not followed
 * @param onDrop called with the number of rows that it was moved down, negative if up; 0 if it stays
 */
export function dragRow(
  handle: HTMLElement,
  { pointerId, clientY: startY }: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  onDrop: (by: number) => void,
): void {
  const item = handle.closest('li');
  const siblings = [...(item?.parentElement?.children ?? [])].filter((row) => row instanceof HTMLLIElement);
  if (!item) return;
  const from = siblings.indexOf(item);
  const rows = siblings.map((element): RowBox => {
    const { top, height } = element.getBoundingClientRect();
    return { element, top: top + scrollY, height };
  });
  const room = roomOf(rows, from);
  const startScroll = scrollY;
  let pointerY = startY;
  let to = from;

  const update = () => {
    const distance = pointerY - startY + scrollY - startScroll;
    to = dropIndex(rows, from, distance);
    for (const [index, { element }] of rows.entries()) {
      const isBetween = index >= Math.min(from, to) && index <= Math.max(from, to);
      const shift = index === from ? distance : isBetween ? Math.sign(from - to) * room : 0;
      element.style.transform = shift ? `translateY(${shift}px)` : '';
    }
  };
  let frame = requestAnimationFrame(function scroll() {
    if (pointerY < Math.min(scrollZone, startY - scrollAfter)) scrollBy(0, -scrollStep);
    if (pointerY > Math.max(innerHeight - scrollZone, startY + scrollAfter)) scrollBy(0, scrollStep);
    update();
    frame = requestAnimationFrame(scroll);
  });

  const ended = new AbortController();
  const end = (drop: boolean) => {
    ended.abort();
    cancelAnimationFrame(frame);
    if (drop) update();
    item.classList.remove('row-dragged');
    for (const { element } of rows) element.style.transform = '';
    onDrop(drop ? to - from : 0);
  };
  const { signal } = ended;
  const follow = (type: 'pointermove' | 'pointerup' | 'lostpointercapture', react: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pointerId && react(event), { signal });
  item.classList.add('row-dragged');
  follow('pointermove', ({ clientY }) => {
    pointerY = clientY;
  });
  follow('pointerup', () => end(true));
  // After `pointercancel`, too, or when the row is gone.
  follow('lostpointercapture', () => end(false));
  addEventListener('keydown', ({ key }) => void (key === 'Escape' && end(false)), { signal });
}

/** How far the others move to make room for a row: its height and the gap beside it. */
function roomOf(rows: readonly RowBox[], from: number): number {
  const [before, row, after] = [rows[from - 1], rows[from], rows[from + 1]];
  if (!row) return 0;
  if (after) return after.top - row.top;
  return before ? row.top + row.height - before.top - before.height : row.height;
}
