import { incompatibility, programOf } from '../contract/cooking/cooking.ts';
import type { Device } from '../contract/devices/list.ts';
import type { RecipeBody } from '../contract/recipes/body.ts';

/** The highest temperature of a recipe's program, in °C; 0 without a program. */
export const maxTemperature = (recipe: Pick<RecipeBody, 'steps'>): number =>
  Math.max(0, ...programOf(recipe).map(({ temperature }) => temperature));

/** Whether one of the user's appliances can cook a recipe, now or later. */
export const isCompatible = ({ cooks, place }: Device, recipe: Pick<RecipeBody, 'steps' | 'tags'>): boolean =>
  place !== 'removed' && cooks !== null && !incompatibility(recipe, cooks);
