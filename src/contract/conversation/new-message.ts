import * as v from '#rules/valibot';
import { Id } from '../fields.ts';
import { maxImages } from '../images/limits.ts';
import { shortText, visible } from '../input-fields.ts';

/** How many characters a message of the user's may have; ours, docs/spec.md §5 sets none. */
export const maxMessage = 2000;

/**
 * What the user says in a report or a ticket: words, pictures or both. Messages are rule names (`required`, `tooLong`), which the
 * page turns into words.
 */
export const NewMessage = v.pipe(
  v.object({
    /** Of the report or ticket */
    id: Id,
    text: shortText(maxMessage),
    /** Ids that `uploadImage` gave */
    images: v.pipe(v.array(Id), v.maxLength(maxImages, 'tooLong')),
  }),
  v.forward(
    v.check(({ text, images }) => visible.test(text) || images.length > 0, 'required'),
    ['text'],
  ),
);
export type NewMessage = v.InferOutput<typeof NewMessage>;
