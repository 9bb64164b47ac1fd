import * as v from 'valibot';
import { ContactText } from '../contact/text.ts';
import { endpoint } from '../endpoint.ts';
import { Article } from '../faq/votes.ts';
import { Id } from '../id.ts';
import { maxImages } from '../images/limits.ts';
import { limits } from './limits.ts';

/** Fields a person types: trimmed, at least one character. */
const requiredText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'tooLong'));
const optional = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

/** Either one of the user's devices, or what is printed on the underside of one; a photo may stand in for both numbers. */
export const FeedbackDevice = v.union([
  v.object({ source: v.literal('mine'), deviceId: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(64, 'tooLong')) }),
  v.object({ source: v.literal('manual'), sn: optional(limits.sn), deviceId: optional(limits.deviceId) }),
]);

/**
 * What the form sends. Messages are rule names (`required`, `tooLong`, `format`), which the page turns into words.
 * `contact` must also pass `parseContact` of `contact.ts`.
 */
export const NewFeedback = v.object({
  typeId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'required')),
  device: FeedbackDevice,
  description: requiredText(limits.description),
  contact: v.pipe(ContactText, v.maxLength(limits.contact, 'tooLong')),
  platform: requiredText(limits.platform),
  orderNumber: requiredText(limits.orderNumber),
  /** The answer that was read in vain */
  article: v.optional(Article),
  /** Ids that {@link uploadImage} gave */
  images: v.pipe(v.array(Id), v.maxLength(maxImages, 'tooLong')),
});
export type NewFeedback = v.InferOutput<typeof NewFeedback>;

export const createFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/create',
  service: 'app',
  input: NewFeedback,
  output: v.object({ id: Id }),
  keyed: true,
});
