/** Milliseconds that the building of an index may keep a page from doing anything else. */
const maxBlocking = 8;

/** To be awaited in long loops: lets the page do its own work where it has waited for long enough. */
export type Slice = () => Promise<void> | undefined;

export function createSlices(): Slice {
  let began = performance.now();
  const next = async () => {
    // Safari has timers only: each waits 4 ms, half as long as what it interrupts.
    await (globalThis.scheduler?.postTask(() => undefined) ?? new Promise((resolve) => setTimeout(resolve)));
    began = performance.now();
  };
  return () => (performance.now() - began < maxBlocking ? undefined : next());
}
