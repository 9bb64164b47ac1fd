import { useSyncExternalStore } from 'react';

/** As in `beside.css`. */
const query = '(min-width: 56.25em)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the page has room for two columns. False in the HTML that was rendered at build time. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
