import { setImmediate } from 'node:timers/promises';
import type { Cooking, Stage } from '../../src/contract/cooking/cooking.ts';
import {
  addEvent,
  type CookingEvent,
  type CookingRow,
  markDone,
  openCooking,
  openCookings,
  openCookingsBefore,
  savePace,
} from '../db/cooking.ts';
import { devicesOf } from '../db/devices.ts';
import { retention } from '../db/retention.ts';
import { withRetry } from '../db/retry.ts';
import type { Db } from '../db/tables.ts';
import { afterEvent, applianceAt, type CookingFacts, isRunning } from './appliance.ts';

const factsOf = (row: CookingRow): CookingFacts => ({
  stages: JSON.parse(row.stages),
  preheat: row.preheat === 1,
  startedAt: row.started_at,
  pace: row.pace,
  events: JSON.parse(row.events),
});

/**
 * Updates a stored cooking to the current time: counts it when it is done, and marks it lost when its device is unreachable. The
 * simulated appliance has no timer, so call this before reading or changing a cooking.
 *
 * @param now milliseconds
 */
export async function updateCooking(db: Db, row: CookingRow, now: number): Promise<CookingRow> {
  if (row.ended_at !== null) return row;
  const { endedAt } = applianceAt(factsOf(row), now);
  if (endedAt !== null) return markDone(db, row, endedAt);
  const device = (await devicesOf(db, row.uid)).find(({ id }) => id === row.device_id);
  const reachable = device?.online && (device.place === 'home' || device.place === 'shared');
  return reachable ? row : applyEvent(db, row, { at: now, action: 'lose' });
}

/** Updates what a device is cooking. Call it when the device has changed. */
export async function updateCookingsOf(db: Db, deviceId: string, now: number): Promise<CookingRow[]> {
  const updated: CookingRow[] = [];
  for (const row of await openCookings(db, 'device_id', deviceId)) updated.push(await updateCooking(db, row, now));
  return updated;
}

/** Updates open cookings that began longer ago than ended ones are kept: those that have ended unseen are purged then. */
export async function updateForgotten(db: Db, now: number): Promise<void> {
  for (const id of await openCookingsBefore(db, now - retention.cookings)) {
    await withRetry(db, async (trx) => {
      const row = await openCooking(trx, id);
      if (row) await updateCooking(trx, row, now);
    });
    // SQLite runs in this thread: waiting calls run in between.
    await setImmediate();
  }
}

/** Applies an event to a cooking, and stores it if it changes anything. */
export async function applyEvent(db: Db, row: CookingRow, event: CookingEvent): Promise<CookingRow> {
  const facts = factsOf(row);
  const before = applianceAt(facts, event.at);
  const after = afterEvent(facts.stages, before, event);
  return after === before ? row : addEvent(db, row, event, after.endedAt);
}

/** Sets the speed of a user's simulated appliances, also of running cookings. */
export async function setPace(db: Db, uid: string, pace: number, now: number): Promise<void> {
  await savePace(db, uid, pace);
  for (const row of await openCookings(db, 'uid', uid))
    await applyEvent(db, await updateCooking(db, row, now), { at: now, pace });
}

/** A cooking as its owner sees it. */
export function cookingView(row: CookingRow, now: number): Cooking {
  const facts = factsOf(row);
  const appliance = applianceAt(facts, now);
  const { state, stage, temperature, left, pace, at } = appliance;
  const later = facts.stages.slice(stage + 1).reduce((sum: number, { seconds }: Stage) => sum + seconds, 0);
  return {
    id: row.id,
    recipeId: row.recipe_id,
    title: row.title,
    deviceId: row.device_id,
    deviceName: row.device_name,
    state,
    stages: [...facts.stages],
    stage,
    temperature: Math.round(temperature),
    remaining: left,
    total: left + later,
    running: isRunning(appliance),
    pace,
    at,
  };
}
