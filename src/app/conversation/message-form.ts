import type { FormKind } from '../../app/form/form.ts';

/** The name of these forms in drafts and the outbox, followed by a slash and the ticket's id. */
export const messageForms = 'ticketMessage';

/** The form that sends a message in a ticket. */
export const messageForm = (id: string): FormKind => ({
  name: `${messageForms}/${id}`,
  leave: 'common.leaveUnfinished',
  order: ['text', 'images'],
  rules: () => import('./rules.ts').then(({ rulesFor }) => rulesFor(id)),
});
