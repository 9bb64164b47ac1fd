import type { FormKind } from '../form/form.ts';
import { OutboxList } from '../form/Outbox.tsx';
import type { MessageForms } from './rules.ts';

/** The form that sends a message in a ticket or a report. @param id of the ticket or the report */
export const messageForm = (forms: MessageForms, id: string): FormKind => ({
  name: `${forms}/${id}`,
  leave: 'common.leaveUnfinished',
  order: ['text', 'images'],
  rules: () => {
    // A message that waits is listed above the form, when there may be no connection to load that list by.
    OutboxList.preload();
    return import('./rules.ts').then(({ rulesFor }) => rulesFor(forms, id));
  },
});
