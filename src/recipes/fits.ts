import { misfit, programOf } from '../contract/cooking/cooking.ts';
import type { Device } from '../contract/devices/list.ts';
import type { RecipeBody } from '../contract/recipes/body.ts';

/** °C that a recipe's program needs at most; 0 where the appliance does nothing. */
export const hottest = (recipe: Pick<RecipeBody, 'steps'>): number =>
  Math.max(0, ...programOf(recipe).map(({ temperature }) => temperature));

/** Whether a recipe can be cooked in an appliance that still is the user's. */
export const fits = ({ cooks, place }: Device, recipe: Pick<RecipeBody, 'steps' | 'tags'>): boolean =>
  place !== 'removed' && cooks !== null && !misfit(recipe, cooks);
