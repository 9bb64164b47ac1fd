import type { FormKind } from '../../app/form/form.ts';

/** The name of this form in drafts and the outbox. @param id of the recipe */
export const reportName = (id: string): string => `recipeReport/${id}`;

/** The form that reports a recipe to customer service. @param title shown for it in the outbox */
export const reportForm = (id: string, title: string): FormKind => ({
  name: reportName(id),
  leave: 'common.leaveUnfinished',
  order: ['reason', 'text'],
  rules: () => import('./rules.ts').then(({ rulesOf }) => rulesOf(id, title)),
});
