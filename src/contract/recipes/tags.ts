import * as v from 'valibot';

/**
 * What recipes are sorted by (docs/spec.md §3: cooking equipment, difficulty level, cuisine region, food type). Their words are
 * `recipeTags.<dimension>-<tag>` in every language.
 */
export const recipeTags = {
  equipment: ['basket', 'dualBasket', 'oven'],
  difficulty: ['easy', 'medium', 'hard'],
  cuisine: [
    'american',
    'british',
    'chinese',
    'easternEuropean',
    'french',
    'german',
    'indian',
    'italian',
    'japanese',
    'korean',
    'mediterranean',
    'mexican',
    'middleEastern',
    'southeastAsian',
    'spanish',
    'turkish',
    'international',
  ],
  food: [
    'poultry',
    'meat',
    'fish',
    'vegetables',
    'potatoes',
    'eggsCheese',
    'bread',
    'dessert',
    'snack',
    'breakfast',
    'vegetarian',
    'vegan',
  ],
} as const;

export type TagDimension = keyof typeof recipeTags;
export type RecipeTag<D extends TagDimension = TagDimension> = (typeof recipeTags)[D][number];

export const tagDimensions = Object.keys(recipeTags) as TagDimension[];

export const Equipment = v.picklist(recipeTags.equipment);
export type Equipment = v.InferOutput<typeof Equipment>;

/** A recipe's tags. */
export const RecipeTags = v.object({
  equipment: v.array(Equipment),
  difficulty: v.picklist(recipeTags.difficulty),
  cuisine: v.picklist(recipeTags.cuisine),
  food: v.array(v.picklist(recipeTags.food)),
});
export type RecipeTags = v.InferOutput<typeof RecipeTags>;
