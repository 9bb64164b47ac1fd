import type { FormRules } from '../../app/form/form.ts';
import { NewTicketMessage, sendTicketMessage } from '../../contract/tickets/message.ts';

/** What an answer in a ticket must have: words or pictures. */
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
