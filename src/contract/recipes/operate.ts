import * as v from 'valibot';
import { type Endpoint, get, post } from '../endpoint.ts';
import { Id, listOf, Time } from '../fields.ts';
import { shortText } from '../input-fields.ts';
import { recipeLimits, reportReasons } from './limits.ts';
import { RecipeState } from './read.ts';

/* Customer service's side of the recipes, on a region's `operate` endpoint. No page of the site imports it. */

/** A recipe that somebody has reported. */
export const ReportedRecipe = v.object({
  id: Id,
  title: v.string(),
  author: v.string(),
  state: RecipeState,
  /** Why it is hidden; empty when it is not */
  hiddenReason: v.string(),
  /** Newest first */
  reports: v.array(
    v.object({ reason: v.picklist(reportReasons), text: v.string(), by: v.string(), at: Time, open: v.boolean() }),
  ),
});
export type ReportedRecipe = v.InferOutput<typeof ReportedRecipe>;

export const ServiceReports = v.object({ open: v.optional(v.literal('1')) });

const ReportedRecipeList = listOf(ReportedRecipe);

/** Of users of the operator's region, the latest report first. */
export const serviceReports: Endpoint<typeof ServiceReports, typeof ReportedRecipeList> = get(
  'operate',
  '/api/v1/operate/recipe/reports',
  ReportedRecipeList,
);

export const ServiceModerate = v.object({
  id: Id,
  action: v.picklist(['hide', 'show', 'dismiss']),
  reason: shortText(recipeLimits.report),
});

/** Hides a recipe from everybody but its author, shows it again, or leaves it as it is; its reports are closed by all three. */
export const serviceModerate: Endpoint<typeof ServiceModerate, typeof ReportedRecipe> = post(
  'operate',
  '/api/v1/operate/recipe/moderate',
  ReportedRecipe,
);
