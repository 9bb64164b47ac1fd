import type { FormKind } from '../../app/form/form.ts';

/** What the report of a recipe is called in drafts and in the outbox. */
export const reportName = (id: string): string => `recipeReport/${id}`;

/** The form that reports a recipe to customer service. @param title stands for it while it waits to be sent */
export const reportForm = (id: string, title: string): FormKind => ({
  name: reportName(id),
  leave: 'common.leaveUnfinished',
  order: ['reason', 'text'],
  rules: () => import('./rules.ts').then(({ rulesOf }) => rulesOf(id, title)),
});
