import { type Cooking, incompatibility, programOf, type Stage } from '../../contract/cooking/cooking.ts';
import type { Device } from '../../contract/devices/list.ts';
import type { RecipeBody } from '../../contract/recipes/body.ts';
import type { KeyIn } from '../../i18n/keys.ts';
import type { Translate } from '../../i18n/t.ts';
import type { ReceivedCooking } from '../../stores/cooking.ts';

/**
 * Why an appliance cannot cook now (docs/spec.md §4).
 *
 * - `unable`: this model takes no programs from the app
 * - `equipment`: the recipe is for another kind of appliance
 * - `temperature`: the recipe needs more than its maximum
 */
export type BlockedReason = 'removed' | 'otherHome' | 'unable' | 'offline' | 'equipment' | 'temperature';

const remedies: Partial<Record<BlockedReason, KeyIn<'recipeCook'>>> = {
  otherHome: 'recipeCook.otherHomeRemedy',
  offline: 'recipeCook.offlineRemedy',
  unable: 'recipeCook.unableRemedy',
};

/** What helps an appliance that cannot cook, where something does. */
export function remedyFor(reason: BlockedReason | undefined, t: Translate): string | undefined {
  const key = reason && remedies[reason];
  return key && t(key);
}

/** The first reason that keeps an appliance from cooking a recipe; without a recipe, from cooking anything. */
export function blockedReason(
  { place, cooks, online }: Device,
  recipe?: Pick<RecipeBody, 'steps' | 'tags'>,
): BlockedReason | undefined {
  if (place === 'removed' || place === 'otherHome') return place;
  if (!cooks?.online) return 'unable';
  if (!online) return 'offline';
  return recipe && incompatibility(recipe, cooks);
}

/** The drawing of an appliance: an oven has a door, other air fryers have baskets. */
export const cookerIcon = ({ kind, cooks }: Pick<Device, 'kind' | 'cooks'>) => (cooks?.equipment === 'oven' ? 'oven' : kind);

/** An appliance can be chosen while it is offline, but not if it is elsewhere or takes no programs from the app. */
export const isChoosable = (device: Device): boolean => [undefined, 'offline'].includes(blockedReason(device));

/** The stage that a waiting appliance begins next. */
export const nextStage = ({ stages, stage }: Pick<Cooking, 'stages' | 'stage'>): Stage | undefined => stages[stage + 1];

/** Seconds left of the stage and of the whole program at `now`, extrapolated from the last response. */
export function remainingTimes(
  { remaining, total, running, pace, receivedAt }: ReceivedCooking,
  now: number,
): { stage: number; all: number } {
  const elapsed = running ? ((now - receivedAt) / 1000) * pace : 0;
  return { stage: Math.ceil(Math.max(0, remaining - elapsed)), all: Math.ceil(Math.max(0, total - elapsed)) };
}

/** Whether the appliance can be started at a step: the first one with a program, and the one before it in order to preheat. */
export function isStartingStep(recipe: Pick<RecipeBody, 'steps' | 'preheat'>, step: number): boolean {
  const first = programOf(recipe)[0]?.step;
  return first !== undefined && (step === first || (recipe.preheat && step === first - 1));
}
