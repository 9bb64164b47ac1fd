import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { maxImages } from '../images/limits.ts';

/** How many characters a message of the user's may have; ours, docs/spec.md §5 sets none. */
export const maxMessage = 2000;

/**
 * What the user answers in a ticket: words, pictures or both. Messages are rule names (`required`, `tooLong`), which the page
 * turns into words.
 */
export const NewTicketMessage = v.pipe(
  v.object({
    id: Id,
    text: v.pipe(v.string(), v.trim(), v.maxLength(maxMessage, 'tooLong')),
    /** Ids that `uploadImage` gave */
    images: v.pipe(v.array(Id), v.maxLength(maxImages, 'tooLong')),
  }),
  v.forward(
    v.check(({ text, images }) => text !== '' || images.length > 0, 'required'),
    ['text'],
  ),
);
export type NewTicketMessage = v.InferOutput<typeof NewTicketMessage>;

/** Answers with the message's id. */
export const sendTicketMessage = endpoint({
  method: 'POST',
  path: '/api/v1/rma/message',
  service: 'app',
  input: NewTicketMessage,
  output: v.object({ id: Id }),
  keyed: true,
});
