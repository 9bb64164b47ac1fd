import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ring } from '../../recipes/cooking/sound.ts';
import { useNow } from '../../recipes/cooking/use-now.ts';
import { $timers, isOver, openTimers, type Timer } from '../../stores/timers.ts';
import { showToast } from '../../stores/toasts.ts';
import { $modals } from '../../ui/dialog/modals.ts';
import { useT } from '../../ui/screen/use-t.ts';

const ringIntervalMs = 2_500;

/** Milliseconds after which a timer stops ringing by itself. */
const ringTimeoutMs = 120_000;

/** The timers at the current time. While one of them has ended, the phone rings and the page's title says so. */
export function useTimers(uid: string | undefined): { timers: readonly Timer[]; now: number } {
  const t = useT();
  const timers = useStore($timers, { ssr: 'initial' });
  const now = useNow(timers.some(({ end }) => end !== null));
  const over = timers.filter((timer) => isOver(timer, now));
  const isRinging = over.some(({ end }) => end !== null && now - end < ringTimeoutMs);
  const name = over[0]?.name;

  useEffect(() => openTimers(uid), [uid]);
  useEffect(() => {
    if (!isRinging) return undefined;
    ring();
    const timer = setInterval(ring, ringIntervalMs);
    return () => clearInterval(timer);
  }, [isRinging]);
  useEffect(() => {
    if (name === undefined) return undefined;
    const { title } = document;
    const text = t('recipeCook.timerOver', { name });
    document.title = text;
    // An open dialog hides the timers, and with them their alert.
    if ($modals.get().length) showToast(text);
    return () => {
      document.title = title;
    };
  }, [name, t]);

  return { timers, now };
}
