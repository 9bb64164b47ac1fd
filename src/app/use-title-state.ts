import { useEffect } from 'react';

/** Adds a state to the document's title, which begins with the route's: `Feedback – Please check 2 entries`. */
export function useTitleState(state: string | undefined): void {
  useEffect(() => {
    if (!state) return undefined;
    const { title } = document;
    document.title = `${title} – ${state}`;
    return () => {
      document.title = title;
    };
  }, [state]);
}
