/** Lists of elements and lists by role, as a virtualized list is. */
const list = 'ul, ol, [role=list]';
const item = 'li, [role=listitem]';

/** What tells the reader where they are again. */
const landmark = `h2, ${list}`;

/** The items of all lists in a place, in the order of the page. */
export const itemsIn = (place: Element | null | undefined): Element[] => [...(place?.querySelectorAll(item) ?? [])];

/** Whether an element is a heading or a list. */
export const isLandmark = (element: Element): boolean => element.matches(landmark);

/** The first heading or list in a place. */
export const landmarkIn = (place: Element): HTMLElement | null => place.querySelector<HTMLElement>(landmark);
