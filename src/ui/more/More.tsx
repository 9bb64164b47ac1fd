import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useT } from '../screen/use-t.ts';
import { itemsIn } from './lists.ts';

/** How many frames new items may take until they are drawn. */
const maxFrames = 30;

/**
 * Infinite scroll: loads the next page of a list when the end comes into view, or on press. Whoever has the focus on its button is
 * taken along: the focus goes to the first new item, since the button moves far out of view.
 *
 * @param ahead how far before it comes into view, as a CSS length
 */
export function More({ onReached, ahead = '400px' }: { onReached: () => Promise<void>; ahead?: string }) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  /** Whether the reader is at the button; it may be gone by the time that the items are there */
  const isAt = useRef(false);

  const load = useCallback(async () => {
    const list = end.current?.parentElement;
    const last = itemsIn(list).at(-1);
    await onReached();
    for (let frame = 0; isAt.current && last && frame < maxFrames; frame++) {
      const items = itemsIn(list);
      const first = items[items.indexOf(last) + 1]?.querySelector<HTMLElement>('a, button');
      if (first) return first.focus();
      await new Promise(requestAnimationFrame);
    }
  }, [onReached]);

  useEffect(() => {
    const target = end.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && !isAt.current && void load(), {
      rootMargin: ahead,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [load, ahead]);

  const setAt = (at: boolean) => {
    isAt.current = at;
  };
  return (
    <div ref={end}>
      <Button
        variant="quiet"
        block
        onFocus={() => setAt(true)}
        onBlur={() => setAt(false)}
        onClick={() => {
          setAt(true);
          void load();
        }}
      >
        {t('common.loadMore')}
      </Button>
    </div>
  );
}
