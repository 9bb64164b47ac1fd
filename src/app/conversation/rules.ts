import { NewMessage } from '../../contract/conversation/new-message.ts';
import { answerFeedback } from '../../contract/feedback/conversation.ts';
import { sendTicketMessage } from '../../contract/tickets/message.ts';
import type { FormRules } from '../form/form.ts';

const endpoints = { ticketMessage: sendTicketMessage, feedbackAnswer: answerFeedback } as const;

/** The names of these forms in drafts and the outbox, each followed by a slash and the record's id. */
export type MessageForms = keyof typeof endpoints;

/** Validation of a message in a ticket or a report: it needs a text or a picture. */
export const rulesFor = (forms: MessageForms, id: string): FormRules => ({
  path: endpoints[forms].path,
  schema: NewMessage,
  body: ({ fields, images }) => ({ id, text: fields.text ?? '', images: images.map(({ key }) => key) }),
  words: {
    text: { required: 'conversation.errorText' },
    images: { unknown: 'form.photoUnreadable' },
    id: { format: 'common.missingTitle' },
  },
  label: ({ fields }) => fields.text?.trim() || '📷',
});
