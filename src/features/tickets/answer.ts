import type { FormKind } from '../../app/form/form.ts';
import { answers } from './recall.ts';

/** The form that answers in a ticket. */
export const answerTo = (id: string): FormKind => ({
  name: `${answers}/${id}`,
  leave: 'common.leaveUnfinished',
  order: ['text', 'images'],
  rules: () => import('./rules.ts').then(({ rulesFor }) => rulesFor(id)),
});
