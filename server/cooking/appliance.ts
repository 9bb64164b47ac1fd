import type { Cooking, Stage } from '../../src/contract/cooking/cooking.ts';

/** What happens to a cooking appliance from outside. `lose`: it cannot be reached any more. */
export type CookingEvent = { at: number } & ({ action: 'pause' | 'resume' | 'stop' | 'lose' } | { pace: number });

/** All that is known of a cooking; times are milliseconds since 1970, `pace` is the one that it began with. */
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

/** Degrees that it heats up in a second. */
const heating = 1;

/** Seconds after which it is only a third as far above the room's temperature. */
const cooling = 600;

export const isRunning = ({ state }: Pick<Cooking, 'state'>): boolean => state === 'preheating' || state === 'cooking';

/**
 * What the simulated appliance does at a moment: nothing but the facts and the clock decide it.
 *
 * @param now not before the last event
 */
export function applianceAt(facts: CookingFacts, now: number): Appliance {
  const { preheat, startedAt, pace, events, stages } = facts;
  const cold = { temperature: roomTemperature, pace, at: startedAt, endedAt: null };
  const first: Appliance = preheat
    ? { ...cold, state: 'preheating', stage: -1, left: secondsTo(stages, roomTemperature) }
    : { ...cold, state: 'cooking', stage: 0, left: stages[0]?.seconds ?? 0 };
  const told = events.reduce<Appliance>(
    (appliance, event) => afterEvent(stages, pass(stages, appliance, event.at), event),
    first,
  );
  return pass(stages, told, now);
}

/** The appliance after an event at its own moment; the same object where the event changes nothing. */
export function afterEvent(stages: readonly Stage[], appliance: Appliance, event: CookingEvent): Appliance {
  if ('pace' in event) return event.pace === appliance.pace ? appliance : { ...appliance, pace: event.pace };
  if (appliance.endedAt !== null) return appliance;
  switch (event.action) {
    case 'pause':
      return isRunning(appliance) ? { ...appliance, state: 'paused' } : appliance;
    case 'resume':
      return resumed(stages, appliance);
    case 'stop':
      return { ...appliance, state: 'stopped', endedAt: appliance.at };
    case 'lose':
      return { ...appliance, state: 'lost', endedAt: appliance.at };
  }
}

/** Goes on with the paused stage, or with the next one where the appliance waits for it. */
function resumed(stages: readonly Stage[], appliance: Appliance): Appliance {
  const { state, stage } = appliance;
  if (state === 'paused') return { ...appliance, state: stage < 0 ? 'preheating' : 'cooking' };
  if (state !== 'waiting') return appliance;
  return { ...appliance, state: 'cooking', stage: stage + 1, left: stages[stage + 1]?.seconds ?? 0 };
}

/** Lets the time pass until `until`. The appliance keeps warm while it waits, and cools down when it is paused or has ended. */
function pass(stages: readonly Stage[], appliance: Appliance, until: number): Appliance {
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
    temperature > target ? Math.max(target, cool(temperature, worked)) : Math.min(target, temperature + worked * heating);
  if (seconds < left) return { ...appliance, at: until, temperature: warm, left: left - seconds };

  const at = appliance.at + (left / pace) * 1000;
  const finished = { ...appliance, at, temperature: warm, left: 0 };
  if (stage < stages.length - 1) return { ...finished, at: until, state: 'waiting' };
  return pass(stages, { ...finished, state: 'done', endedAt: Math.round(at) }, until);
}

const cool = (temperature: number, seconds: number): number =>
  roomTemperature + (temperature - roomTemperature) * Math.exp(-seconds / cooling);

const secondsTo = ([first]: readonly Stage[], temperature: number): number =>
  Math.max(0, ((first?.temperature ?? temperature) - temperature) / heating);
