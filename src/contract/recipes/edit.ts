import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { Id, Image, Time } from '../fields.ts';
import type { ById } from '../input-fields.ts';
import { RecipeBody } from './body.ts';
import type { EditRecipe } from './input.ts';
import { recipeTags } from './tags.ts';

/** A recipe as its author's editor needs it: a draft may lack anything. */
export const EditableRecipe = v.object({
  ...RecipeBody.entries,
  servings: v.nullable(v.number()),
  prepMinutes: v.nullable(v.number()),
  tags: v.object({
    ...RecipeBody.entries.tags.entries,
    difficulty: v.nullable(v.picklist(recipeTags.difficulty)),
    cuisine: v.nullable(v.picklist(recipeTags.cuisine)),
  }),
  image: v.nullable(Image),
});
export type EditableRecipe = v.InferOutput<typeof EditableRecipe>;

const EditedRecipe = v.object({
  id: Id,
  revision: v.number(),
  /** Whether everybody can see a version of it */
  published: v.boolean(),
  /** Whether there is a draft, which is what is given unless a version was named */
  draft: v.boolean(),
  recipe: EditableRecipe,
});

/** The author's draft, or without one the published version; with `version` that one of its history. Only for its author. */
export const editRecipe: Endpoint<typeof EditRecipe, typeof EditedRecipe> = get('app', '/api/v1/recipe/edit', EditedRecipe);

export const RecipeVersion = v.object({
  /** 1 is the first that was published */
  version: v.number(),
  title: v.string(),
  /** The key of the language it is written in; older servers do not say */
  lang: v.optional(v.string()),
  publishedAt: Time,
  /** What differs from the one before; nothing for the first */
  changed: v.array(v.picklist(['title', 'description', 'tags', 'ingredients', 'steps', 'pictures', 'other'])),
});
export type RecipeVersion = v.InferOutput<typeof RecipeVersion>;

const RecipeVersions = v.object({ versions: v.array(RecipeVersion) });

/** Every published version, newest first. Only for its author. */
export const recipeHistory: Endpoint<typeof ById, typeof RecipeVersions> = get('app', '/api/v1/recipe/history', RecipeVersions);
