/** Stops listening. */
export type Unsubscribe = () => void;

const listen =
  (target: EventTarget | undefined, ...types: string[]) =>
  (listener: (event: Event) => void): Unsubscribe => {
    for (const type of types) target?.addEventListener?.(type, listener);
    return () => {
      for (const type of types) target?.removeEventListener?.(type, listener);
    };
  };

/** One for several. */
export const both =
  (...stops: Unsubscribe[]): Unsubscribe =>
  () => {
    for (const stop of stops) stop();
  };

export const isVisible = (): boolean => document.visibilityState === 'visible';

/** The browser brought the page back from its back/forward cache, as it was when it was left. */
export const onRestored = (listener: () => void): Unsubscribe =>
  listen(globalThis, 'pageshow')((event) => 'persisted' in event && event.persisted && listener());

/** The reader looks at the page again. */
export const onVisible = (listener: () => void): Unsubscribe =>
  both(
    listen(globalThis.document, 'visibilitychange')(() => isVisible() && listener()),
    onRestored(listener),
  );

/** The reader looks away from the page or leaves it: the last chance to save something. */
export const onHidden = (listener: () => void): Unsubscribe =>
  both(
    listen(globalThis.document, 'visibilitychange')(() => isVisible() || listener()),
    listen(globalThis, 'pagehide')(listener),
  );

/** The device has a connection again. */
export const onOnline = listen(globalThis, 'online');

/** The device has lost its connection. */
export const onOffline = listen(globalThis, 'offline');

/** The page, or its window, has the keyboard again. */
export const onFocus = listen(globalThis, 'focus');
