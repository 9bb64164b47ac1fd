import * as v from 'valibot';
import { type Endpoint, get, post } from '../endpoint.ts';
import { Empty, Id, Image, pageOf, Time } from '../fields.ts';
import type { ById, PageQuery } from '../input-fields.ts';
import { RecipeBody } from './body.ts';
import type { ListRecipes, SearchRecipes, SetFavorite } from './input.ts';
import { RecipeTags } from './tags.ts';

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

const RecipePage = pageOf(RecipeCard);

const CountedPage = v.object({
  ...RecipePage.entries,
  /** How many recipes there are on all pages, where that was asked for; absent where they are too many to count */
  total: v.optional(v.number()),
});

/**
 * The recipes for everybody: those in the caller's language (header `lang`) first, then English, then the others; in each the most
 * recommended first. `guest`: also without a token.
 */
export const listRecipes: Endpoint<typeof ListRecipes, typeof CountedPage> = get('app', '/api/v1/recipe/list', CountedPage, {
  guest: true,
});

const SearchPage = v.object({
  ...RecipePage.entries,
  /** How many recipes were found, on all pages; older servers do not say */
  total: v.optional(v.number()),
  /** What was searched for instead of words that no recipe has, as it may be shown; empty when nothing was corrected */
  corrected: v.string(),
});

/**
 * Words in titles, ingredients and tags (tags by their words in every language); forgives slips of the finger. The best first, the
 * caller's language before others.
 */
export const searchRecipes: Endpoint<typeof SearchRecipes, typeof SearchPage> = get('app', '/api/v1/recipe/search', SearchPage, {
  guest: true,
});

/** A published recipe for everybody; a draft or a hidden one for its author only: 404 for all others. */
export const recipeDetail: Endpoint<typeof ById, typeof Recipe> = get('app', '/api/v1/recipe/detail', Recipe, { guest: true });

/** The caller's own, latest change first. */
export const listWorks: Endpoint<typeof PageQuery, typeof RecipePage> = get('app', '/api/v1/recipe/works', RecipePage);

/** The caller's favorites, latest first. */
export const listFavorites: Endpoint<typeof PageQuery, typeof RecipePage> = get('app', '/api/v1/recipe/favorites', RecipePage);

const Favorites = v.object({ favorites: v.number() });

/** Collects it, or no longer; saying it twice changes nothing. */
export const setFavorite: Endpoint<typeof SetFavorite, typeof Favorites> = post('app', '/api/v1/recipe/favorite', Favorites);

/** Soft-deletes a recipe, which can be restored. Only its author may (docs/spec.md §6). */
export const removeRecipe: Endpoint<typeof ById, typeof Empty> = post('app', '/api/v1/recipe/remove', Empty);

/** Undoes {@link removeRecipe}. Only the author may. */
export const restoreRecipe: Endpoint<typeof ById, typeof Empty> = post('app', '/api/v1/recipe/restore', Empty);
