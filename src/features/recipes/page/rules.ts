import { NewReport, reportRecipe } from '../../../contract/recipe-report-form.ts';
import type { FormRules } from '../../../ui/form/form.ts';

/** What a report must have: a reason. */
export const rulesOf = (id: string, title: string): FormRules => ({
  path: reportRecipe.path,
  schema: NewReport,
  body: ({ fields: { reason = '', text = '' } }) => ({ id, reason, text }),
  words: { reason: { required: 'recipePage.errorReason' } },
  label: () => title,
});
