import { type Cooking, misfit, programOf, type Stage } from '../../contract/cooking/cooking.ts';
import type { Device } from '../../contract/devices/list.ts';
import type { RecipeBody } from '../../contract/recipes/body.ts';
import type { HeardCooking } from '../../stores/cooking.ts';

/**
 * Why an appliance cannot cook now (docs/spec.md §4).
 *
 * - `unable`: it never takes a program from the app
 * - `equipment`: the recipe is for another kind. `temperature`: the recipe is hotter than it gets
 */
export type Hindrance = 'removed' | 'otherHome' | 'unable' | 'offline' | 'equipment' | 'temperature';

/** What stands in the way of cooking a recipe on an appliance, the first thing that does; without a recipe, of cooking anything. */
export function hindranceOf(
  { place, cooks, online }: Device,
  recipe?: Pick<RecipeBody, 'steps' | 'tags'>,
): Hindrance | undefined {
  if (place === 'removed' || place === 'otherHome') return place;
  if (!cooks?.online) return 'unable';
  if (!online) return 'offline';
  return recipe && misfit(recipe, cooks);
}

/** Whether it makes sense to choose it: it may be offline now, but it must be here and take programs from the app. */
export const isChoosable = (device: Device): boolean => [undefined, 'offline'].includes(hindranceOf(device));

/** The stage that begins next, when an appliance waits. */
export const nextStage = ({ stages, stage }: Pick<Cooking, 'stages' | 'stage'>): Stage | undefined => stages[stage + 1];

/** Seconds left of the stage and of the whole program now, counted on from what was heard. */
export function timesOf({ remaining, total, running, pace, heard }: HeardCooking, now: number): { stage: number; all: number } {
  const passed = running ? ((now - heard) / 1000) * pace : 0;
  return { stage: Math.ceil(Math.max(0, remaining - passed)), all: Math.ceil(Math.max(0, total - passed)) };
}

/** Whether the appliance may be started at a step: where it first works, and just before where it is heated without the food. */
export function isStartingStep(recipe: Pick<RecipeBody, 'steps' | 'preheat'>, step: number): boolean {
  const first = programOf(recipe)[0]?.step;
  return first !== undefined && (step === first || (recipe.preheat && step === first - 1));
}
