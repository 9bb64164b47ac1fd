import { isVisible, onVisible } from './page-events.ts';

/** Keeps the screen on while the page is visible, where the browser supports it. @returns releases the wake lock */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let released = false;
  // The browser releases the lock when the page is hidden.
  const request = async () => {
    if (released || !isVisible()) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (released) await lock?.release();
  };
  void request();
  const unsubscribe = onVisible(() => void request());
  return () => {
    released = true;
    unsubscribe();
    void lock?.release();
  };
}
