import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useDeferredValue, useEffect } from 'react';
import type { Resource, ResourceState } from '../stores/resource.ts';
import type { ResourceFamily } from '../stores/resources.ts';
import { makeFirstFormatter } from './first-formatter.ts';

/** In the place of a resource whose key is not complete. */
function placeholder(status: 'loading' | 'missing'): Resource<never> {
  const $state = atom<ResourceState<never>>({ status, isFetching: false });
  const settled = async () => $state.value;
  return { $state, watch: () => () => undefined, refetch: settled, reset: settled, update: () => undefined };
}

const loading = placeholder('loading');
const missing = placeholder('missing');

/** Whose (a uid) and which one. While a part is undefined, it is not known yet, and nothing is fetched; an empty part names nothing. */
export type PartialKey = readonly [uid: string | undefined, ...ids: (string | undefined)[]];

/**
 * Loads something from an app server, and follows it: it is fetched when the screen opens, when the page is looked at again, and when
 * the device is online again. Without a connection it is what was stored last. See {@link ResourceState}.
 */
export function useResource<T>(family: ResourceFamily<T>, key: PartialKey) {
  const { $state, watch, refetch, reset, update } = resourceOf(family, key);
  useEffect(watch, [watch]);
  useEffect(makeFirstFormatter, []);
  const state = useStore($state, { ssr: 'initial' });
  const deferred = useDeferredValue(state);
  // What arrives first is much to draw: React does that in slices, between which the page answers to taps.
  return { ...(deferred.status === 'loading' ? deferred : state), refetch, reset, update };
}

function resourceOf<T>(family: ResourceFamily<T>, key: PartialKey): Resource<T> {
  const [uid, ...ids] = key.filter((part) => part !== undefined);
  if (uid === undefined || ids.length + 1 < key.length) return loading;
  return key.includes('') ? missing : family(uid, ...ids);
}
