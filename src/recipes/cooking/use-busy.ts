import { useState } from 'react';

/** Milliseconds for which the button stays busy at least, so that a double tap does not hit whatever replaces it. */
const minimumBusyMs = 600;

/** Runs one action at a time. Calls made while it runs, such as double taps, are ignored. */
export function useBusy(): [busy: boolean, act: (work: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, minimumBusyMs))]);
    setBusy(false);
  };
  return [busy, act];
}
