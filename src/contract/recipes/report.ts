import * as v from '#rules/valibot';
import { type Endpoint, post } from '../endpoint.ts';
import { Empty, Id } from '../fields.ts';
import { shortText } from '../input-fields.ts';
import { recipeLimits, reportReasons } from './limits.ts';

export const NewReport = v.object({
  id: Id,
  reason: v.picklist(reportReasons, 'required'),
  text: shortText(recipeLimits.report),
});
export type NewReport = v.InferOutput<typeof NewReport>;

/** Tells customer service about somebody else's recipe. Saying more while it has not been looked at takes the place of what was said. */
export const reportRecipe: Endpoint<typeof NewReport, typeof Empty> = post('app', '/api/v1/recipe/report', Empty, {
  keyed: true,
});
