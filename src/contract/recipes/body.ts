import * as v from 'valibot';
import { Image } from '../fields.ts';
import { RecipeTags } from './tags.ts';

export const units = ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'flOz', 'oz', 'lb', 'pinch'] as const;
export const Unit = v.picklist(units);
export type Unit = v.InferOutput<typeof Unit>;

/** How the appliance heats. Their words are `recipe.mode-<mode>`. */
export const cookingModes = ['airFry', 'roast', 'bake', 'grill', 'reheat', 'dehydrate'] as const;
export const CookingMode = v.picklist(cookingModes);
export type CookingMode = v.InferOutput<typeof CookingMode>;

/** `amount` is for all servings, null where there is none ("salt"); `unit` null counts pieces. */
export const Ingredient = v.object({
  amount: v.nullable(v.number()),
  unit: v.nullable(Unit),
  name: v.string(),
});
export type Ingredient = v.InferOutput<typeof Ingredient>;

/** What the appliance does during a step: °C, minutes. */
export const Heat = v.object({ mode: CookingMode, temperature: v.number(), minutes: v.number() });
export type Heat = v.InferOutput<typeof Heat>;

/**
 * One step. Amounts in braces in its text belong to all servings, and grow with them: `Toss with {2 tbsp} of the oil`; see
 * `src/recipes/measures.ts`. Temperatures such as 180 °C are told in the reader's own unit.
 */
export const RecipeStep = v.object({
  text: v.string(),
  image: v.nullable(Image),
  /** Set where the appliance works during this step; all of them in their order are its program */
  heat: v.nullable(Heat),
  /** Minutes of a step that takes time without the appliance: resting, marinating */
  minutes: v.nullable(v.number()),
});
export type RecipeStep = v.InferOutput<typeof RecipeStep>;

/** Of one serving: kilocalories, and grams. */
export const Nutrition = v.object({
  kcal: v.number(),
  protein: v.number(),
  fat: v.number(),
  carbohydrates: v.number(),
});
export type Nutrition = v.InferOutput<typeof Nutrition>;

/** What an author writes. Texts are in one language, `lang`, a key of `src/i18n/locales.ts`. */
export const RecipeBody = v.object({
  title: v.string(),
  description: v.string(),
  lang: v.string(),
  servings: v.number(),
  /** Minutes of work before the appliance starts */
  prepMinutes: v.number(),
  /** Whether the appliance is heated before the food goes in */
  preheat: v.boolean(),
  /** °C that the thickest part must have reached, where that decides whether it is safe to eat */
  coreTemperature: v.nullable(v.number()),
  tags: RecipeTags,
  ingredients: v.array(Ingredient),
  steps: v.array(RecipeStep),
  nutrition: v.nullable(Nutrition),
  image: v.nullable(Image),
});
export type RecipeBody = v.InferOutput<typeof RecipeBody>;

/** Minutes from the first move to the plate. */
export const totalMinutes = ({
  prepMinutes,
  steps,
}: Pick<RecipeBody, 'prepMinutes'> & { steps: readonly Pick<RecipeStep, 'heat' | 'minutes'>[] }): number =>
  steps.reduce((sum, { heat, minutes }) => sum + (heat?.minutes ?? minutes ?? 0), prepMinutes);
