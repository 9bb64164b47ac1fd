import type { Cooking, Stage } from '../../src/contract/cooking/cooking.ts';
import type { CookingEvent } from '../db/cooking.ts';

/** The stored facts of a cooking; times are milliseconds since 1970, `pace` is its initial speed. */
export interface CookingFacts {
  stages: readonly Stage[];
  preheat: boolean;
  startedAt: number;
  pace: number;
  events: readonly CookingEvent[];
}

/** The appliance at a moment. `left`: seconds of the stage, or until the first one's temperature is reached. */
export interface Appliance extends Pick<Cooking, 'state' | 'stage' | 'temperature' | 'pace' | 'at'> {
  left: number;
  /** When it was done, stopped or lost */
  endedAt: number | null;
}

const roomTemperature = 20;

/** Degrees per second while it heats up. */
const heatingRate = 1;

/** Time constant of cooling (Newton's law), in seconds. */
const coolingTime = 600;

export const isRunning = ({ state }: Pick<Cooking, 'state'>): boolean => state === 'preheating' || state === 'cooking';

/**
 * The state of the simulated appliance at a moment, a pure function of the facts and the time.
 *
 * @param now not before the last event
 */
export function applianceAt(facts: CookingFacts, now: number): Appliance {
  const { preheat, startedAt, pace, events, stages } = facts;
  const cold = { temperature: roomTemperature, pace, at: startedAt, endedAt: null };
  const first: Appliance = preheat
    ? { ...cold, state: 'preheating', stage: -1, left: secondsTo(stages, roomTemperature) }
    : { ...cold, state: 'cooking', stage: 0, left: stages[0]?.seconds ?? 0 };
  const latest = events.reduce<Appliance>(
    (appliance, event) => afterEvent(stages, advance(stages, appliance, event.at), event),
    first,
  );
  return advance(stages, latest, now);
}

/** The appliance after an event at `appliance.at`; the same object where the event changes nothing. */
export function afterEvent(stages: readonly Stage[], appliance: Appliance, event: CookingEvent): Appliance {
  if ('pace' in event) return event.pace === appliance.pace ? appliance : { ...appliance, pace: event.pace };
  if (appliance.endedAt !== null) return appliance;
  switch (event.action) {
    case 'pause':
      return isRunning(appliance) ? { ...appliance, state: 'paused' } : appliance;
    case 'resume':
      return resume(stages, appliance);
    case 'stop':
      return { ...appliance, state: 'stopped', endedAt: appliance.at };
    case 'lose':
      return { ...appliance, state: 'lost', endedAt: appliance.at };
  }
}

/** Goes on with the paused stage, or with the next one where the appliance waits for it. */
function resume(stages: readonly Stage[], appliance: Appliance): Appliance {
  const { state, stage } = appliance;
  if (state === 'paused') return { ...appliance, state: stage < 0 ? 'preheating' : 'cooking' };
  if (state !== 'waiting') return appliance;
  return { ...appliance, state: 'cooking', stage: stage + 1, left: stages[stage + 1]?.seconds ?? 0 };
}

/** Advances the appliance to `until`. It keeps its temperature while it waits, and cools down when it is paused or has ended. */
function advance(stages: readonly Stage[], appliance: Appliance, until: number): Appliance {
  const { state, stage, temperature, left, pace } = appliance;
  const seconds = ((until - appliance.at) / 1000) * pace;
  if (state === 'waiting' || state === 'lost') return { ...appliance, at: until };
  if (!isRunning(appliance)) {
    const cooled = cool(temperature, seconds);
    return { ...appliance, at: until, temperature: cooled, left: stage < 0 ? secondsTo(stages, cooled) : left };
  }
  const target = (stages[stage] ?? stages[0])?.temperature ?? roomTemperature;
  const worked = Math.min(seconds, left);
  const warm =
    temperature > target ? Math.max(target, cool(temperature, worked)) : Math.min(target, temperature + worked * heatingRate);
  if (seconds < left) return { ...appliance, at: until, temperature: warm, left: left - seconds };

  const at = appliance.at + (left / pace) * 1000;
  const finished = { ...appliance, at, temperature: warm, left: 0 };
  if (stage < stages.length - 1) return { ...finished, at: until, state: 'waiting' };
  return advance(stages, { ...finished, state: 'done', endedAt: Math.round(at) }, until);
}

const cool = (temperature: number, seconds: number): number =>
  roomTemperature + (temperature - roomTemperature) * Math.exp(-seconds / coolingTime);

const secondsTo = ([first]: readonly Stage[], temperature: number): number =>
  Math.max(0, ((first?.temperature ?? temperature) - temperature) / heatingRate);
