import type { FormRules } from '../../app/form/form.ts';
import { NewTicketMessage, sendTicketMessage } from '../../contract/tickets/message.ts';

/** Validation of a message in a ticket: it needs a text or a picture. */
export const rulesFor = (id: string): FormRules => ({
  path: sendTicketMessage.path,
  schema: NewTicketMessage,
  body: ({ fields, images }) => ({ id, text: fields.text ?? '', images: images.map(({ key }) => key) }),
  words: {
    text: { required: 'rma.errorText' },
    images: { unknown: 'form.photoUnreadable' },
    id: { format: 'common.missingTitle' },
  },
  label: ({ fields }) => fields.text?.trim() || '📷',
});
