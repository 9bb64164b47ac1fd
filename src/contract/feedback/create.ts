import * as v from '#rules/valibot';
import { ContactText } from '../contact/text.ts';
import { type Endpoint, post } from '../endpoint.ts';
import { Article } from '../faq/input.ts';
import { Created, Id } from '../fields.ts';
import { maxImages } from '../images/limits.ts';
import { ChosenId, requiredText, shortText } from '../input-fields.ts';
import { limits } from './form.ts';
import { maxTried, Tried } from './tried.ts';

/** Either one of the user's devices, or what is printed on the underside of one; a photo may stand in for both numbers. */
const FeedbackDevice = v.union([
  v.object({ source: v.literal('mine'), deviceId: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(64, 'tooLong')) }),
  v.object({ source: v.literal('manual'), sn: shortText(limits.sn), deviceId: shortText(limits.deviceId) }),
]);

/** The body of the feedback form. `contact` must also pass `parseContact` of `contact/contact.ts`. */
export const NewFeedback = v.object({
  typeId: ChosenId,
  device: FeedbackDevice,
  description: requiredText(limits.description),
  contact: v.pipe(ContactText, v.maxLength(limits.contact, 'tooLong')),
  platform: requiredText(limits.platform),
  orderNumber: requiredText(limits.orderNumber),
  /** The FAQ entry that did not help */
  article: v.optional(Article),
  /** The steps that were tried before, in their order */
  tried: v.optional(v.pipe(v.array(Tried), v.maxLength(maxTried))),
  /** Ids from {@link uploadImage} */
  images: v.pipe(v.array(Id), v.maxLength(maxImages, 'tooLong')),
});
export type NewFeedback = v.InferOutput<typeof NewFeedback>;

export const createFeedback: Endpoint<typeof NewFeedback, typeof Created> = post('app', '/api/v1/feedback/create', Created, {
  keyed: true,
});
