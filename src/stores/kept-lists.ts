import { sessionValue } from './tab-storage.ts';

/** A list as its reader left it. */
export interface KeptList<Item> {
  items: readonly Item[];
  next: string | null;
  /** Pixels that the page was scrolled by, and the heights of the list's sections, as far as they are known */
  scroll: number;
  heights: readonly (number | undefined)[];
  /** The id of what was opened from it */
  opened: string | undefined;
}

export const listsKey = 'companion.list';
const lists = new Map<string, KeptList<unknown>>();

/** Whether this page was come back to, and was not kept alive by the browser. */
const cameBack = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward';

/** Lists of this page by their names, which say whose they are, so that the way back leads to where one was, however far down. */
export const keptLists = {
  get: <Item>(name: string): KeptList<Item> | undefined => {
    const kept = lists.get(name) ?? (cameBack() ? readKept()[name] : undefined);
    return kept as KeptList<Item> | undefined;
  },

  /** @param beyond keeps it when the page is left too: one list, since a reader comes back to what was left last */
  set(name: string, list: KeptList<unknown>, beyond = false): void {
    lists.set(name, list);
    if (beyond) sessionValue(listsKey, JSON.stringify({ [name]: list }));
  },
};

function readKept(): Record<string, KeptList<unknown>> {
  try {
    return JSON.parse(sessionValue(listsKey) ?? '{}');
  } catch {
    return {};
  }
}
