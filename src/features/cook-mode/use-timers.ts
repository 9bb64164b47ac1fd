import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ring } from '../../recipes/cooking/sound.ts';
import { useNow } from '../../recipes/cooking/use-now.ts';
import { $timers, isOver, openTimers, type Timer } from '../../stores/timers.ts';
import { useT } from '../../ui/screen/use-t.ts';

/** Milliseconds between two rings, and after which a timer that nobody stops falls silent. */
const rhythm = 2_500;
const patience = 120_000;

/** The timers as they are now. It rings, and the page's title says so, while one of them is over. */
export function useTimers(uid: string | undefined): { timers: readonly Timer[]; now: number } {
  const t = useT();
  const timers = useStore($timers, { ssr: 'initial' });
  const now = useNow(timers.some(({ end }) => end !== null));
  const over = timers.filter((timer) => isOver(timer, now));
  const calling = over.some(({ end }) => end !== null && now - end < patience);
  const name = over[0]?.name;

  useEffect(() => openTimers(uid), [uid]);
  useEffect(() => {
    if (!calling) return undefined;
    ring();
    const timer = setInterval(ring, rhythm);
    return () => clearInterval(timer);
  }, [calling]);
  useEffect(() => {
    if (name === undefined) return undefined;
    const { title } = document;
    document.title = t('recipeCook.timerOver', { name });
    return () => {
      document.title = title;
    };
  }, [name, t]);

  return { timers, now };
}
