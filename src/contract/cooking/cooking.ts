import * as v from 'valibot';
import type { Device } from '../devices/list.ts';
import { type Endpoint, get, post } from '../endpoint.ts';
import { type Empty, Id, listOf } from '../fields.ts';
import { CookingMode, type Heat } from '../recipes/body.ts';
import type { ControlCooking, StartCooking } from './input.ts';

/** A part of a program: °C, seconds. `step` is the recipe's step that it belongs to, counted from 0. */
const Stage = v.object({
  mode: CookingMode,
  temperature: v.number(),
  seconds: v.number(),
  step: v.number(),
});
export type Stage = v.InferOutput<typeof Stage>;

/**
 * - `preheating`: until the first stage's temperature is reached
 * - `waiting`: it is hot and the food can go in (`stage` is -1 still), or a stage has ended and the next belongs to a later step;
 *   the appliance keeps warm, and goes on with the next stage when told to `resume`
 * - `paused`: by the user
 * - `done`: to the end. `stopped`: by the user. `lost`: the appliance went offline or was taken away
 */
const cookingStates = ['preheating', 'cooking', 'waiting', 'paused', 'done', 'stopped', 'lost'] as const;

/** What an appliance is cooking, or has cooked last. Times are the server's: `remaining` counts down from `at`. */
export const Cooking = v.object({
  id: Id,
  recipeId: Id,
  /** As the recipe was called when it was started */
  title: v.string(),
  deviceId: v.string(),
  deviceName: v.string(),
  state: v.picklist(cookingStates),
  stages: v.array(Stage),
  /** The stage it is at, counted from 0; -1 while it preheats, and until the food is in */
  stage: v.number(),
  /** °C in it now, as the appliance measures */
  temperature: v.number(),
  /** Seconds left of the stage or of preheating, at `at` */
  remaining: v.number(),
  /** Seconds left of the whole program, at `at` */
  total: v.number(),
  /** Whether the time runs */
  running: v.boolean(),
  /** How many seconds of the appliance pass in a second: 1, but in tests and where the reference shell quickens them */
  pace: v.number(),
  /** Milliseconds since 1970, by the server's clock */
  at: v.number(),
});
export type Cooking = v.InferOutput<typeof Cooking>;

const OneCooking = v.object({ cooking: Cooking });

/**
 * Sends a recipe's program to one of the caller's appliances. Refused with a message in the caller's language, and with what is
 * wrong with `deviceId` by name: `removed`, `otherHome`, `notSupported` (offline, or it never cooks online), `equipment` or
 * `temperature` (see {@link incompatibility}); with `recipeId` `required` where the recipe has no program; 409 when the appliance is busy.
 */
export const startCooking: Endpoint<typeof StartCooking, typeof OneCooking> = post('app', '/api/v1/cooking/start', OneCooking, {
  keyed: true,
});

const CookingList = listOf(Cooking);

/** What the caller's appliances are cooking or have cooked within the last hour, the latest first. */
export const listCooking: Endpoint<typeof Empty, typeof CookingList> = get('app', '/api/v1/cooking/list', CookingList);

/** Saying it twice changes nothing. What has ended stays ended. */
export const controlCooking: Endpoint<typeof ControlCooking, typeof OneCooking> = post(
  'app',
  '/api/v1/cooking/control',
  OneCooking,
);

/** As much of a recipe as cooking needs. */
interface Heated {
  steps: readonly { heat: Heat | null }[];
}

/** A recipe's program: the steps during which the appliance works, in their order. Empty where it never does. */
export const programOf = ({ steps }: Heated): Stage[] =>
  steps.flatMap(({ heat }, step) =>
    heat ? [{ mode: heat.mode, temperature: heat.temperature, seconds: heat.minutes * 60, step }] : [],
  );

/**
 * Why an appliance cannot cook a recipe: it is of another kind, or does not get as hot; nothing where it can. A dual basket cooks
 * what a basket cooks.
 */
export function incompatibility(
  recipe: Heated & { tags: { equipment: readonly string[] } },
  { equipment, maxTemperature }: NonNullable<Device['cooks']>,
): 'equipment' | 'temperature' | undefined {
  const fitting = equipment === 'dualBasket' ? ['basket', equipment] : [equipment];
  if (!fitting.some((kind) => recipe.tags.equipment.includes(kind))) return 'equipment';
  return programOf(recipe).some(({ temperature }) => temperature > maxTemperature) ? 'temperature' : undefined;
}
