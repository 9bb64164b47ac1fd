import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/**
 * What a store holds, in a component that draws it anew when it changes. `@nanostores/react` also listens to single keys of
 * maps, which nothing here needs and every screen would pay for.
 */
export const useStore = <T>(store: ReadableAtom<T>): T => useSyncExternalStore(store.listen, store.get, store.get);
