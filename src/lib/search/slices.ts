/** Milliseconds that the building of an index may keep a page from doing anything else. */
const maxBlocking = 8;

/** To be awaited in long loops: lets the page do its own work where it has waited for long enough. */
export type Slice = () => Promise<void> | undefined;

export function createSlices(): Slice {
  let began = performance.now();
  const next = async () => {
    await nextTask();
    began = performance.now();
  };
  return () => (performance.now() - began < maxBlocking ? undefined : next());
}

/** By a message, as React does it: browsers hold back each timer for 4 ms, half as long as what it would interrupt. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
