import { createResource, type Resource, type ResourceOptions, type Stored } from './resource.ts';
import { $session } from './session.ts';
import { storage } from './storage.ts';

/** Resources of one kind by whose they are (a uid) and which one. The same key gives the same resource as long as nobody signs out. */
export type ResourceFamily<T> = (uid: string, ...ids: string[]) => Resource<T>;

const families = new Set<() => void>();

/** Grows when a user has signed out: what was loaded for them is neither shown nor stored any more. */
let generation = 0;

$session.listen(({ status }) => {
  if (status !== 'anonymous') return;
  generation++;
  for (const clear of families) clear();
});

/** What the keys of stored resources begin with. */
export const resourcePrefix = 'resource/';

const storageKey = (...key: [name: string, uid: string, ...ids: string[]]): string => resourcePrefix + key.join('/');

/** What was stored of a resource. Its key names the user, so that signing out deletes it. */
export const readStored = <T>(...key: Parameters<typeof storageKey>): Promise<Stored<T> | undefined> =>
  storage.get<Stored<T>>(storageKey(...key));

/**
 * Defines a kind of resource.
 *
 * @param name of the kind, in storage
 * @param optionsOf how one of them is loaded, by its key
 */
export function defineResource<T>(
  name: string,
  optionsOf: (uid: string, ...ids: string[]) => ResourceOptions<T>,
): ResourceFamily<T> {
  const resources = new Map<string, Resource<T>>();
  families.add(() => resources.clear());
  return (...key) => {
    const stored = storageKey(name, ...key);
    const known = resources.get(stored);
    if (known) return known;
    const born = generation;
    const resource = createResource(stored, optionsOf(...key), () => generation !== born);
    resources.set(stored, resource);
    return resource;
  };
}
