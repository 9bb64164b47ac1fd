import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/**
 * What a store holds, in a component that draws it anew when it changes. Hydration begins with the store's initial value, which is what
 * the HTML was rendered with, even where the store has changed since. `@nanostores/react` also listens to single keys of
 * maps, which nothing here needs and every screen would pay for.
 */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useSyncExternalStore(store.listen, store.get, () => store.init ?? store.get());
