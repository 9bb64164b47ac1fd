import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $cooking, isActive, type ReceivedCooking, watchCooking } from '../../stores/cooking.ts';
import { readSession, writeSession } from '../../stores/session-storage.ts';
import { ring, unlockSoundOnInput } from './sound.ts';

const dismissedKey = 'companion.cookingSeen';

/** Hides a finished cooking, which is otherwise shown until its user has seen it. */
export const dismiss = (id: string): void => {
  writeSession(dismissedKey, id);
  $cooking.set({ ...$cooking.get() });
};

/** What the user's appliances are cooking, polled while the component is mounted. Rings when one is done or waits for the user. */
export function useCookings(signedIn: boolean): { items: readonly ReceivedCooking[]; isStale: boolean } {
  const cooking = useStore($cooking, { ssr: 'initial' });
  const before = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => (signedIn ? watchCooking() : undefined), [signedIn]);
  useEffect(unlockSoundOnInput, []);
  useEffect(() => {
    const needsAttention = cooking.items.some(({ id, state }) => {
      const last = before.current.get(id);
      return last !== undefined && last !== state && (state === 'done' || state === 'waiting' || state === 'lost');
    });
    before.current = new Map(cooking.items.map(({ id, state }) => [id, state]));
    if (needsAttention) ring();
  }, [cooking]);

  return signedIn ? cooking : { items: [], isStale: false };
}

/** The cooking to show for a recipe: the running one, or the last one until it is dismissed. */
export function visibleCooking(items: readonly ReceivedCooking[], recipeId: string): ReceivedCooking | undefined {
  const own = items.filter((item) => item.recipeId === recipeId);
  const [last] = own;
  return own.find(isActive) ?? (last && last.state !== 'stopped' && readSession(dismissedKey) !== last.id ? last : undefined);
}
