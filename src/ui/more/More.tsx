import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useT } from '../screen/use-t.ts';

/** The end of what is loaded of a list: loads more when it comes into view, or when pressed. */
export function More({ onReached }: { onReached: () => Promise<void> }) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = end.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void onReached(), { rootMargin: '400px' });
    observer.observe(target);
    return () => observer.disconnect();
  }, [onReached]);

  return (
    <div ref={end}>
      <Button variant="quiet" block onClick={() => void onReached()}>
        {t('common.loadMore')}
      </Button>
    </div>
  );
}
