import { isVisible, onVisible } from '../../stores/page-events.ts';

/** Keeps the screen on while the page is looked at, where the browser can; nothing is said where it cannot. @returns lets it go dark again */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  // The browser takes the lock away with the page's visibility.
  const hold = async () => {
    if (over || !isVisible()) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) await lock?.release();
  };
  void hold();
  const unsubscribe = onVisible(() => void hold());
  return () => {
    over = true;
    unsubscribe();
    void lock?.release();
  };
}
