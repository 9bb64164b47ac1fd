import { useEffect, useRef } from 'react';
import { $news } from '../../stores/news.ts';
import { useStore } from './use-store.ts';

/** Calls `changed` whenever any of the user's records has changed since it was first looked at. */
export function useNews(changed: () => void): void {
  const version = useStore($news)?.version;
  const seen = useRef(version);
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (before !== undefined && version !== before) changed();
  }, [version, changed]);
}
