import * as v from '#rules/valibot';
import { Id } from '../fields.ts';
import { PageQuery, wholeNumber } from '../input-fields.ts';
import { maxQueryLength } from '../search-limits.ts';
import { recipeTags, type TagDimension } from './tags.ts';

/** Tags of one dimension, with commas between: any of them will do. */
function anyTagOf(dimension: TagDimension) {
  return v.optional(
    v.pipe(
      v.string(),
      v.maxLength(400),
      v.check((value) => value.split(',').every((tag) => (recipeTags[dimension] as readonly string[]).includes(tag))),
    ),
  );
}

/** What a list may be narrowed by: a recipe must have one of the tags of each dimension that is named. */
export const TagFilter = v.object({
  equipment: anyTagOf('equipment'),
  difficulty: anyTagOf('difficulty'),
  cuisine: anyTagOf('cuisine'),
  food: anyTagOf('food'),
});
export type TagFilter = { [D in TagDimension]?: string | undefined };

/** With `counted`, a page says how many recipes there are. */
export const ListRecipes = v.object({ ...TagFilter.entries, ...PageQuery.entries, counted: v.optional(v.literal('yes')) });

export const SearchRecipes = v.object({
  ...TagFilter.entries,
  ...PageQuery.entries,
  q: v.pipe(v.string(), v.maxLength(maxQueryLength, 'tooLong')),
});

export const SetFavorite = v.object({ id: Id, favorite: v.boolean() });

export const EditRecipe = v.object({
  id: Id,
  version: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER)),
});
