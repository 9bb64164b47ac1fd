// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onFocus, onHidden, onOffline, onOnline, onRestored, onVisible } from '../../../src/stores/page-events.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const becomes = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const isShown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Which events reach a listener, until it stops listening. */
function heard(listen: typeof onVisible): string[] {
  let event = '';
  const events: string[] = [];
  const unsubscribe = listen(() => events.push(event));
  const all: Record<string, () => void> = {
    visible: () => becomes('visible'),
    hidden: () => becomes('hidden'),
    loaded: () => isShown(false),
    restored: () => isShown(true),
    left: () => dispatchEvent(new Event('pagehide')),
  };
  for (const [name, happens] of Object.entries(all)) {
    event = name;
    happens();
  }
  unsubscribe();
  event = 'after it stopped';
  for (const happens of Object.values(all)) happens();
  return events;
}

test.each([
  ['visible again', onVisible, ['visible', 'restored']],
  ['hidden', onHidden, ['hidden', 'left']],
  ['restored', onRestored, ['restored']],
] as const)('a page tells when it is %s', (_, listen, events) => {
  expect(heard(listen)).toEqual(events);
});

test.each([
  ['online', onOnline],
  ['offline', onOffline],
  ['focus', onFocus],
] as const)('a page hears of “%s” until it stops', (type, listen) => {
  const listener = vi.fn();
  const stop = listen(listener);
  dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledTimes(1);
});
