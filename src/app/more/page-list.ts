import { useCallback, useRef } from 'react';
import type { ResourceOptions } from '../../stores/resource.ts';
import { defineResource, type ResourceFamily } from '../../stores/resources.ts';
import { type PartialKey, useResource } from '../use-resource.ts';

/** How many items come with the first page of a list. */
export const pageSize = 20;
const largestPage = 50;

export interface Page<Item> {
  items: readonly Item[];
  /** The cursor of the next page; null when there is no more */
  next: string | null;
}

/** Fetches a page, the first one without a cursor. A failure is shown as a toast unless the call is `quiet`. */
export type FetchPage<P> = (position: { cursor?: string; limit: number }, quiet: boolean) => Promise<P>;

/** A kind of list that the server sends a page at a time, by its key. */
export interface PageList<P> {
  family: ResourceFamily<P>;
  fetchPage(uid: string, ...ids: string[]): FetchPage<P>;
}

type AnyPage = Page<{ id: string }>;

/**
 * Defines a kind of list, as {@link defineResource} does.
 *
 * @param optionsOf how one of them is loaded, by its key, where it differs from other resources
 */
export function definePageList<P extends AnyPage>(
  name: string,
  fetchPage: PageList<P>['fetchPage'],
  optionsOf?: (uid: string, ...ids: string[]) => Partial<ResourceOptions<P>>,
): PageList<P> {
  const family = defineResource<P>(name, (...key) => ({
    query: (shown) => fetchPage(...key)({ limit: Math.min(Math.max(shown?.items.length ?? 0, pageSize), largestPage) }, true),
    merge: withRest,
    mayBeMissing: false,
    ...optionsOf?.(...key),
  }));
  return { family, fetchPage };
}

/** A new beginning of a list, followed by what was shown after it. */
function withRest<P extends AnyPage>(shown: P | undefined, fetched: P): P {
  const { items, next } = shown ?? { items: [], next: null };
  const after = items.findIndex(({ id }) => id === fetched.items.at(-1)?.id) + 1;
  const ids = new Set(fetched.items.map(({ id }) => id));
  const rest = fetched.next === null || after === 0 ? [] : items.slice(after).filter(({ id }) => !ids.has(id));
  return { ...fetched, items: [...fetched.items, ...rest], next: rest.length ? next : fetched.next };
}

function withPage<P extends AnyPage>(shown: P, page: P): P {
  const ids = new Set(shown.items.map(({ id }) => id));
  return { ...shown, items: [...shown.items, ...page.items.filter(({ id }) => !ids.has(id))], next: page.next };
}

/**
 * A list of the server's, a page at a time. `more` fetches the next page.
 *
 * @param key as for {@link useResource}; another key is another list
 * @param morePageSize how many items come with each page after the first
 */
export function usePageList<P extends AnyPage>(list: PageList<P>, key: PartialKey, morePageSize = pageSize) {
  const resource = useResource(list.family, key);
  const { update } = resource;
  const page = resource.status === 'ready' ? resource.data : undefined;
  const [uid = '', ...ids] = key.map((part) => part ?? '');
  const state = { page, update, fetchPage: () => list.fetchPage(uid, ...ids) };
  const latest = useRef(state);
  latest.current = state;
  /** Which list's next page is on its way, by its `update` */
  const busy = useRef<typeof update>(undefined);

  const more = useCallback(async () => {
    const { page, update, fetchPage } = latest.current;
    if (busy.current === update || !page?.next) return;
    busy.current = update;
    try {
      const fetched = await fetchPage()({ cursor: page.next, limit: morePageSize }, false);
      update((shown) => withPage(shown, fetched));
    } catch {
      // The client has shown a toast; the button below the list tries again.
    } finally {
      if (busy.current === update) busy.current = undefined;
    }
  }, [morePageSize]);

  const items: P['items'] = page?.items ?? [];
  return { ...resource, items, next: page?.next ?? null, more };
}
