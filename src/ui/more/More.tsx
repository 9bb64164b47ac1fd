import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useT } from '../screen/use-t.ts';

/**
 * Infinite scroll: loads the next page of a list when the end comes into view, or on press.
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

  /** Moves the focus to the first new item. */
  const loadMore = async () => {
    const list = end.current?.parentElement;
    const count = list?.querySelectorAll('li').length ?? 0;
    await onReached();
    setTimeout(() => list?.querySelectorAll('li')[count]?.querySelector<HTMLElement>('a, button')?.focus());
  };

  return (
    <div ref={end}>
      <Button variant="quiet" block onClick={() => void loadMore()}>
        {t('common.loadMore')}
      </Button>
    </div>
  );
}
