import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { Image } from '../images/upload.ts';
import { pageFields } from '../list-fields.ts';
import { maxQueryLength } from '../search-limits.ts';
import { RecipeBody } from './body.ts';
import { type RecipeTag, RecipeTags, recipeTags, type TagDimension } from './tags.ts';

const Time = v.pipe(v.number(), v.integer());
const byId = v.object({ id: Id });
const nothing = v.object({});

/** `draft`: never published. `hidden`: by customer service; only its author still sees it. */
export const RecipeState = v.picklist(['draft', 'published', 'hidden']);

/** A recipe in a list. */
export const RecipeCard = v.object({
  id: Id,
  title: v.string(),
  /** The key of the language it is written in */
  lang: v.string(),
  author: v.string(),
  /** A small one, at most 480 pixels wide */
  image: v.nullable(Image),
  minutes: v.number(),
  /** Nothing where a draft says none yet */
  difficulty: v.nullable(RecipeTags.entries.difficulty),
  favorites: v.number(),
  /** Whether the caller has it among the favorites */
  favorite: v.boolean(),
  state: RecipeState,
  /** Whether its author has unpublished changes; told to nobody else */
  draft: v.boolean(),
});
export type RecipeCard = v.InferOutput<typeof RecipeCard>;

/** A recipe's page. */
export const Recipe = v.object({
  ...RecipeBody.entries,
  id: Id,
  author: v.string(),
  /** The caller wrote it */
  mine: v.boolean(),
  favorites: v.number(),
  favorite: v.boolean(),
  state: RecipeState,
  /** Why customer service has hidden it; empty when it is not hidden */
  hiddenReason: v.string(),
  /** Whether its author has unpublished changes; told to nobody else */
  draft: v.boolean(),
  /** Times that it was cooked on an appliance to the end */
  cooked: v.number(),
  publishedAt: Time,
  updatedAt: Time,
});
export type Recipe = v.InferOutput<typeof Recipe>;

const Page = v.object({ items: v.array(RecipeCard), next: v.nullable(v.string()) });

/** Tags of one dimension, with commas between: any of them will do. */
const anyTagOf = (dimension: TagDimension) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(400),
      v.check((value) => value.split(',').every((tag) => (recipeTags[dimension] as readonly string[]).includes(tag))),
    ),
  );

/** What a list may be narrowed by: a recipe must have one of the tags of each dimension that is named. */
export const TagFilter = v.object({
  equipment: anyTagOf('equipment'),
  difficulty: anyTagOf('difficulty'),
  cuisine: anyTagOf('cuisine'),
  food: anyTagOf('food'),
});
export type TagFilter = { [D in TagDimension]?: string | undefined };

/** The chosen tags, by dimension; the page's side of {@link TagFilter}. */
export type ChosenTags = { [D in TagDimension]?: readonly RecipeTag<D>[] };

/**
 * The recipes for everybody: those in the caller's language (header `lang`) first, then English, then the others; in each the most
 * recommended first. `guest`: also without a token.
 */
export const listRecipes = endpoint({
  method: 'GET',
  path: '/api/v1/recipe/list',
  service: 'app',
  guest: true,
  input: v.object({ ...TagFilter.entries, ...pageFields }),
  output: Page,
});

/**
 * Words in titles, ingredients and tags (tags by their words in every language); forgives slips of the finger. The best first, the
 * caller's language before others.
 */
export const searchRecipes = endpoint({
  method: 'GET',
  path: '/api/v1/recipe/search',
  service: 'app',
  guest: true,
  input: v.object({ ...TagFilter.entries, ...pageFields, q: v.pipe(v.string(), v.maxLength(maxQueryLength, 'tooLong')) }),
  output: v.object({
    ...Page.entries,
    /** What was searched for instead of words that no recipe has, as it may be shown; empty when nothing was corrected */
    corrected: v.string(),
  }),
});

/** A published recipe for everybody; a draft or a hidden one for its author only: 404 for all others. */
export const recipeDetail = endpoint({
  method: 'GET',
  path: '/api/v1/recipe/detail',
  service: 'app',
  guest: true,
  input: byId,
  output: Recipe,
});

/** The caller's own, latest change first. */
export const listWorks = endpoint({
  method: 'GET',
  path: '/api/v1/recipe/works',
  service: 'app',
  input: v.object(pageFields),
  output: Page,
});

/** The caller's favorites, latest first. */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/v1/recipe/favorites',
  service: 'app',
  input: v.object(pageFields),
  output: Page,
});

/** Collects it, or no longer; saying it twice changes nothing. */
export const setFavorite = endpoint({
  method: 'POST',
  path: '/api/v1/recipe/favorite',
  service: 'app',
  input: v.object({ id: Id, favorite: v.boolean() }),
  output: v.object({ favorites: v.number() }),
});

/** Only its author may. */
export const removeRecipe = endpoint({
  method: 'POST',
  path: '/api/v1/recipe/remove',
  service: 'app',
  input: byId,
  output: nothing,
});

/** Takes a removal back. Only its author may. */
export const restoreRecipe = endpoint({
  method: 'POST',
  path: '/api/v1/recipe/restore',
  service: 'app',
  input: byId,
  output: nothing,
});
