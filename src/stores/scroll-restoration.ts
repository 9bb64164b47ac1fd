import { orUndefined } from '../lib/or-undefined.ts';
import { readSession, scrollRestorationKey, writeSession } from './session-storage.ts';

/** A list as its reader left it: its pages, as they were loaded, and where the reader was. */
export type LeftList<Page> = Page & {
  /** Pixels that the page was scrolled by, and the heights of items by id, as far as they are known */
  scroll: number;
  heights: Readonly<Record<string, number>>;
  /** The id of the item that was opened from it */
  opened: string | undefined;
};

const lists = new Map<string, LeftList<object>>();

/** Whether the reader came back to this page by the history, and the browser had to load it again. */
const cameBack = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** The lists of this page by name, which includes their user, so that going back leads to where the reader was, however far down. */
export const scrollRestoration = {
  get: <Page>(name: string): LeftList<Page> | undefined => {
    const list = lists.get(name) ?? (cameBack() ? readLists()[name] : undefined);
    return list as LeftList<Page> | undefined;
  },

  /** @param beyond stores it for when the page is left, too: one list, since a reader comes back to the one they left last */
  save(name: string, list: LeftList<object>, beyond = false): void {
    lists.set(name, list);
    if (beyond) writeSession(scrollRestorationKey, JSON.stringify({ [name]: list }));
  },
};

const readLists = (): Record<string, LeftList<object>> =>
  orUndefined(() => JSON.parse(readSession(scrollRestorationKey) ?? '{}')) ?? {};
