import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $news } from '../../stores/news.ts';

/** Calls `changed` whenever any of the user's records has changed since it was first looked at. */
export function useNews(changed: () => void): void {
  const version = useStore($news, { ssr: 'initial' })?.version;
  const seen = useRef(version);
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (before !== undefined && version !== before) changed();
  }, [version, changed]);
}
