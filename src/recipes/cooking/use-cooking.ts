import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $cooking, type HeardCooking, isOnTheWay, watchCooking } from '../../stores/cooking.ts';
import { readSession, writeSession } from '../../stores/session-storage.ts';
import { ring, unlockSoundSoon } from './sound.ts';

const dismissedKey = 'companion.cookingSeen';

/** What ended on its own is shown until somebody has seen it. */
export const dismiss = (id: string): void => {
  writeSession(dismissedKey, id);
  $cooking.set({ ...$cooking.get() });
};

/** What the user's appliances do, asked for while this is drawn. It rings when one of them is done, or waits for somebody. */
export function useCookings(signedIn: boolean): { items: readonly HeardCooking[]; unheard: boolean } {
  const cooking = useStore($cooking, { ssr: 'initial' });
  const before = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => (signedIn ? watchCooking() : undefined), [signedIn]);
  useEffect(unlockSoundSoon, []);
  useEffect(() => {
    const calls = cooking.items.some(({ id, state }) => {
      const last = before.current.get(id);
      return last !== undefined && last !== state && (state === 'done' || state === 'waiting' || state === 'lost');
    });
    before.current = new Map(cooking.items.map(({ id, state }) => [id, state]));
    if (calls) ring();
  }, [cooking]);

  return signedIn ? cooking : { items: [], unheard: false };
}

/** Of all that cook or have cooked: the one of a recipe that is to be shown, if any. */
export function shownOf(items: readonly HeardCooking[], recipeId: string): HeardCooking | undefined {
  const own = items.filter((item) => item.recipeId === recipeId);
  const [last] = own;
  return own.find(isOnTheWay) ?? (last && last.state !== 'stopped' && readSession(dismissedKey) !== last.id ? last : undefined);
}
