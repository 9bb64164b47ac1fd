import type { FormRules } from '../../app/form/form.ts';
import { NewReport, reportRecipe } from '../../contract/recipes/report.ts';

/** Validation of a report: it needs a reason. */
export const rulesOf = (id: string, title: string): FormRules => ({
  path: reportRecipe.path,
  schema: NewReport,
  body: ({ fields: { reason = '', text = '' } }) => ({ id, reason, text }),
  words: { reason: { required: 'recipePage.errorReason' } },
  label: () => title,
});
