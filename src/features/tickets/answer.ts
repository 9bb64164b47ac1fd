import type { FormKind } from '../../app/form/form.ts';

/** What the forms that answer in tickets are called in drafts and outbox, followed by a slash and the ticket's id. */
export const answers = 'ticketMessage';

/** The form that answers in a ticket. */
export const answerTo = (id: string): FormKind => ({
  name: `${answers}/${id}`,
  leave: 'common.leaveUnfinished',
  order: ['text', 'images'],
  rules: () => import('./rules.ts').then(({ rulesFor }) => rulesFor(id)),
});
