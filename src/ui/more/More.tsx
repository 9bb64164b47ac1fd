import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useT } from '../screen/use-t.ts';

/**
 * The end of what is loaded of a list: loads more when it comes into view, or when pressed.
 *
 * @param ahead how far before it comes into view, as a CSS length
 */
export function More({ onReached, ahead = '400px' }: { onReached: () => Promise<void>; ahead?: string }) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = end.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void onReached(), { rootMargin: ahead });
    observer.observe(target);
    return () => observer.disconnect();
  }, [onReached, ahead]);

  return (
    <div ref={end}>
      <Button variant="quiet" block onClick={() => void onReached()}>
        {t('common.loadMore')}
      </Button>
    </div>
  );
}
