import type { NewMessage } from '../conversation/new-message.ts';
import { type Endpoint, post } from '../endpoint.ts';
import { Created } from '../fields.ts';

export const sendTicketMessage: Endpoint<typeof NewMessage, typeof Created> = post('app', '/api/v1/rma/message', Created, {
  keyed: true,
});
