import * as v from '#rules/valibot';
import { type Endpoint, post } from '../endpoint.ts';
import { Id, Integer } from '../fields.ts';
import { integerBetween, LangKey, requiredText, shortText } from '../input-fields.ts';
import { CookingMode, Unit } from './body.ts';
import { recipeLimits as limits, temperatures } from './limits.ts';
import { recipeTags } from './tags.ts';

/* @__NO_SIDE_EFFECTS__ */
function measure(max: number) {
  return v.pipe(v.number(), v.finite('format'), v.minValue(0, 'format'), v.maxValue(max, 'format'));
}

/** Tags of one group, each at most once. */
/* @__NO_SIDE_EFFECTS__ */
function distinct<const Tags extends readonly string[]>(tags: Tags, max: number = tags.length) {
  return v.pipe(
    v.array(v.picklist(tags)),
    v.maxLength(max, 'tooLong'),
    v.check((chosen) => new Set(chosen).size === chosen.length, 'format'),
  );
}

const equipment = distinct(recipeTags.equipment);
const food = distinct(recipeTags.food, limits.foods);

const NewHeat = v.object({
  mode: CookingMode,
  temperature: integerBetween(temperatures.min, temperatures.max),
  minutes: integerBetween(1, limits.minutes),
});

/* @__NO_SIDE_EFFECTS__ */
function newIngredient<N extends v.GenericSchema<string, string>>(name: N) {
  return v.object({ amount: v.nullable(measure(limits.amount)), unit: v.nullable(Unit), name });
}

/* @__NO_SIDE_EFFECTS__ */
function newStep<T extends v.GenericSchema<string, string>>(step: T) {
  return v.object({
    text: step,
    image: v.nullable(Id),
    heat: v.nullable(NewHeat),
    minutes: v.nullable(integerBetween(1, limits.minutes)),
  });
}

const nutrition = v.nullable(
  v.object({ kcal: measure(10_000), protein: measure(1000), fat: measure(1000), carbohydrates: measure(1000) }),
);

/** What can be published. `image`s are ids that {@link uploadImage} gave, or that the recipe has already. */
export const NewRecipe = v.object({
  title: requiredText(limits.title),
  description: shortText(limits.description),
  lang: LangKey,
  servings: integerBetween(1, limits.servings),
  prepMinutes: integerBetween(0, limits.minutes),
  preheat: v.boolean(),
  coreTemperature: v.nullable(integerBetween(40, 100)),
  tags: v.object({
    equipment: v.pipe(equipment, v.minLength(1, 'required')),
    difficulty: v.picklist(recipeTags.difficulty, 'required'),
    cuisine: v.picklist(recipeTags.cuisine, 'required'),
    food: v.pipe(food, v.minLength(1, 'required')),
  }),
  ingredients: v.pipe(
    v.array(newIngredient(requiredText(limits.ingredient))),
    v.minLength(1, 'required'),
    v.maxLength(limits.ingredients, 'tooLong'),
  ),
  steps: v.pipe(
    v.array(newStep(requiredText(limits.step))),
    v.minLength(1, 'required'),
    v.maxLength(limits.steps, 'tooLong'),
    v.check((steps) => steps.filter(({ heat }) => heat).length <= limits.stages, 'tooMany'),
  ),
  nutrition,
  image: v.nullable(Id),
});
export type NewRecipe = v.InferOutput<typeof NewRecipe>;

/** The same unfinished: anything may be empty, nothing may be too long. */
export const DraftRecipe = v.object({
  ...NewRecipe.entries,
  title: shortText(limits.title),
  servings: v.nullable(integerBetween(1, limits.servings)),
  prepMinutes: v.nullable(integerBetween(0, limits.minutes)),
  tags: v.object({
    equipment,
    difficulty: v.nullable(v.picklist(recipeTags.difficulty)),
    cuisine: v.nullable(v.picklist(recipeTags.cuisine)),
    food,
  }),
  ingredients: v.pipe(v.array(newIngredient(shortText(limits.ingredient))), v.maxLength(limits.ingredients, 'tooLong')),
  steps: v.pipe(v.array(newStep(shortText(limits.step))), v.maxLength(limits.steps, 'tooLong')),
});
export type DraftRecipe = v.InferOutput<typeof DraftRecipe>;

/**
 * Which recipe it is: a new one without `id`. `revision` is the one that the author began from; where the recipe has
 * moved on since, on another phone, the answer is 409 and nothing changes.
 */
const target = { id: v.optional(Id), revision: v.optional(Integer) };

/** A recipe's id, and what it counts as now: grows with every change by its author. */
const SavedRecipe = v.object({ id: Id, revision: v.number() });

export const SaveRecipe = v.object({ ...target, recipe: DraftRecipe });

/** Keeps a draft, beside the published version where there is one. */
export const saveRecipe: Endpoint<typeof SaveRecipe, typeof SavedRecipe> = post('app', '/api/v1/recipe/save', SavedRecipe, {
  keyed: true,
});

export const PublishRecipe = v.object({ ...target, recipe: NewRecipe });

/** `published` is false while customer service hides the recipe, and missing where the server does not say. */
const PublishedRecipe = v.object({ ...SavedRecipe.entries, published: v.optional(v.boolean()) });

/** Shows it to everybody, as a new version where it was published before. The draft is gone then. */
export const publishRecipe: Endpoint<typeof PublishRecipe, typeof PublishedRecipe> = post(
  'app',
  '/api/v1/recipe/publish',
  PublishedRecipe,
  { keyed: true },
);
