import type { FormRules } from '../../app/form/form.ts';
import { NewReport, reportRecipe } from '../../contract/recipes/report.ts';

/** What a report must have: a reason. */
export const rulesOf = (id: string, title: string): FormRules => ({
  path: reportRecipe.path,
  schema: NewReport,
  body: ({ fields: { reason = '', text = '' } }) => ({ id, reason, text }),
  words: { reason: { required: 'recipePage.errorReason' } },
  label: () => title,
});
