import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { recipeLimits } from './limits.ts';
import { reportReasons } from './report-reasons.ts';

export const NewReport = v.object({
  id: Id,
  reason: v.picklist(reportReasons, 'required'),
  text: v.pipe(v.string(), v.trim(), v.maxLength(recipeLimits.report, 'tooLong')),
});
export type NewReport = v.InferOutput<typeof NewReport>;

/** Tells customer service about somebody else's recipe. Saying more while it has not been looked at takes the place of what was said. */
export const reportRecipe = endpoint({
  method: 'POST',
  path: '/api/v1/recipe/report',
  service: 'app',
  input: NewReport,
  output: v.object({}),
  keyed: true,
});
