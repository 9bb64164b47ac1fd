import type { FormKind } from '../form/form.ts';
import type { MessageForms } from './rules.ts';

/** The form that sends a message in a ticket or a report. @param id of the ticket or the report */
export const messageForm = (forms: MessageForms, id: string): FormKind => ({
  name: `${forms}/${id}`,
  leave: 'common.leaveUnfinished',
  order: ['text', 'images'],
  rules: () => import('./rules.ts').then(({ rulesFor }) => rulesFor(forms, id)),
});
