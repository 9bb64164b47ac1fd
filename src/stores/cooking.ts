import { atom } from 'nanostores';
import { ApiError } from '../api/errors.ts';
import { type Cooking, controlCooking, listCooking, startCooking } from '../contract/cooking/cooking.ts';
import { refreshDevices } from './devices.ts';
import { newKey } from './drafts.ts';
import { isVisible, onVisible } from './page-events.ts';
import { api } from './session.ts';

/** A cooking and when this page received it: milliseconds since 1970 by the phone's own clock, which may be wrong. */
export interface ReceivedCooking extends Cooking {
  receivedAt: number;
}

/** What the user's appliances cook or have cooked last; `isStale` while the server cannot be reached. */
export const $cooking = atom<{ items: readonly ReceivedCooking[]; isStale: boolean }>({ items: [], isStale: false });

/** Poll interval in milliseconds while something cooks. */
const pollInterval = 3_000;

/** Minimum poll interval in milliseconds, where an appliance is sped up. */
const minPollInterval = 400;

export const isActive = ({ state }: Pick<Cooking, 'state'>): boolean =>
  state === 'preheating' || state === 'cooking' || state === 'waiting' || state === 'paused';

let watchers = 0;
let unsubscribe = (): void => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Polls what the appliances do: at once, then only while one of them cooks and the page is visible.
 *
 * @returns stops it
 */
export function watchCooking(): () => void {
  if (++watchers === 1) unsubscribe = onVisible(() => void poll());
  void poll();
  return () => {
    if (--watchers > 0) return;
    clearTimeout(timer);
    unsubscribe();
  };
}

async function poll(): Promise<void> {
  clearTimeout(timer);
  if (!isVisible()) return;
  const reply = await api(listCooking, {}, { quiet: true }).catch(() => undefined);
  const receivedAt = Date.now();
  if (reply) $cooking.set({ items: reply.items.map((item) => ({ ...item, receivedAt })), isStale: false });
  else if ($cooking.get().items.length) $cooking.set({ ...$cooking.get(), isStale: true });
  scheduleNextPoll();
}

/** Schedules the next poll, earlier if a stage is about to end. */
function scheduleNextPoll(): void {
  clearTimeout(timer);
  const active = $cooking.get().items.filter(isActive);
  if (!watchers || !active.length) return;
  const ends = active.map(({ running, remaining, pace }) => (running ? (remaining / pace) * 1000 + 100 : pollInterval));
  timer = setTimeout(poll, Math.max(minPollInterval, Math.min(pollInterval, ...ends)));
}

function receive(cooking: Cooking): void {
  const others = $cooking.get().items.filter(({ id }) => id !== cooking.id);
  $cooking.set({ items: [{ ...cooking, receivedAt: Date.now() }, ...others], isStale: false });
  scheduleNextPoll();
}

const keys = new Map<string, string>();
let starting: Promise<boolean> | undefined;

/**
 * Sends a recipe's program to an appliance. Concurrent calls share one request; a retry after no response uses the same idempotency
 * key. A refusal has been shown to the user.
 *
 * @returns whether it cooks
 */
export function startCookingOn(deviceId: string, recipeId: string): Promise<boolean> {
  starting ??= start(deviceId, recipeId).finally(() => {
    starting = undefined;
  });
  return starting;
}

async function start(deviceId: string, recipeId: string): Promise<boolean> {
  const start = `${deviceId}/${recipeId}`;
  const key = keys.get(start) ?? newKey();
  keys.set(start, key);
  try {
    const { cooking } = await api(startCooking, { deviceId, recipeId }, { key });
    keys.delete(start);
    receive(cooking);
    return true;
  } catch (error) {
    if (error instanceof ApiError && !error.isRetryable) keys.delete(start);
    // What was known of the device, or of what it does, is out of date.
    void refreshDevices();
    void poll();
    return false;
  }
}

/** Pauses, resumes or stops a cooking. A failure has been shown to the user. */
export async function control(id: string, action: 'pause' | 'resume' | 'stop'): Promise<void> {
  const reply = await api(controlCooking, { id, action }).catch(() => undefined);
  if (reply) receive(reply.cooking);
  else void poll();
}
