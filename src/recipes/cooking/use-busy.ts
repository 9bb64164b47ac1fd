import { useState } from 'react';

/** Milliseconds within which a second tap belongs to the first: until then nothing else may come under the finger. */
const doubleTap = 600;

/** Does one thing at a time: what is asked for meanwhile, or by a double tap, is not done. */
export function useBusy(): [busy: boolean, act: (work: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, doubleTap))]);
    setBusy(false);
  };
  return [busy, act];
}
