import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { recipeLimits } from './limits.ts';
import { RecipeState } from './read.ts';
import { reportReasons } from './report-reasons.ts';

/** Customer service's side of the recipes, on a region's `operate` endpoint. Nothing of it is in the site. */

const Time = v.pipe(v.number(), v.integer());

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

/** Of users of the operator's region, the latest report first. */
export const serviceReports = endpoint({
  method: 'GET',
  path: '/api/v1/operate/recipe/reports',
  service: 'operate',
  input: v.object({ open: v.optional(v.literal('1')) }),
  output: v.object({ items: v.array(ReportedRecipe) }),
});

/** Hides a recipe from everybody but its author, shows it again, or leaves it as it is; its reports are closed by all three. */
export const serviceModerate = endpoint({
  method: 'POST',
  path: '/api/v1/operate/recipe/moderate',
  service: 'operate',
  input: v.object({
    id: Id,
    action: v.picklist(['hide', 'show', 'dismiss']),
    reason: v.pipe(v.string(), v.trim(), v.maxLength(recipeLimits.report, 'tooLong')),
  }),
  output: ReportedRecipe,
});
