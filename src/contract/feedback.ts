import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Image, maxImages } from './images.ts';

/** Lengths are ours; the spec shows none. */
export const limits = {
  description: 2000,
  contact: 254,
  platform: 100,
  orderNumber: 64,
  sn: 64,
  deviceId: 64,
} as const;

/** Fields a person types: trimmed, at least one character. */
const typed = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'tooLong'));
const optional = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'tooLong'));

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const Time = v.pipe(v.number(), v.integer());

/** The spec shows 'confirmed' only once (section 3): it is kept and shown as received. */
export const statuses = ['confirmed', 'processing', 'replied'] as const;
export const Status = v.picklist(statuses);
export type Status = v.InferOutput<typeof Status>;

export const ProblemType = v.object({ id: Id, name: v.string() });
export type ProblemType = v.InferOutput<typeof ProblemType>;

/** Either one of the user's devices, or what is printed on the underside of one; a photo may stand in for both numbers. */
export const FeedbackDevice = v.variant('source', [
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
  description: typed(limits.description),
  contact: typed(limits.contact),
  platform: typed(limits.platform),
  orderNumber: typed(limits.orderNumber),
  /** Ids that {@link uploadImage} gave */
  images: v.pipe(v.array(Id), v.maxLength(maxImages)),
});
export type NewFeedback = v.InferOutput<typeof NewFeedback>;

export const FeedbackSummary = v.object({
  id: Id,
  typeId: Id,
  typeName: v.string(),
  /** The device's name, or its typed serial number or id; empty when only a photo was given */
  deviceName: v.string(),
  /** The beginning of the description, at most 160 characters */
  excerpt: v.string(),
  status: Status,
  /** A reply that the user has not opened */
  unread: v.boolean(),
  /** Seconds since 1970 */
  createdAt: Time,
  /** Seconds since 1970 of the latest reply or change of status */
  updatedAt: Time,
  imageCount: v.number(),
});
export type FeedbackSummary = v.InferOutput<typeof FeedbackSummary>;

export const Message = v.object({
  id: Id,
  from: v.picklist(['user', 'service']),
  text: v.string(),
  at: Time,
  images: v.array(Image),
});
export type Message = v.InferOutput<typeof Message>;

export const Feedback = v.object({
  id: Id,
  typeId: Id,
  typeName: v.string(),
  device: v.object({ name: v.string(), model: v.string(), sn: v.string(), deviceId: v.string() }),
  contact: v.string(),
  platform: v.string(),
  orderNumber: v.string(),
  status: Status,
  unread: v.boolean(),
  createdAt: Time,
  updatedAt: Time,
  /** The report itself first, then customer service's replies, oldest first */
  messages: v.pipe(v.array(Message), v.minLength(1)),
});
export type Feedback = v.InferOutput<typeof Feedback>;

const nothing = v.object({});
const byId = v.object({ id: Id });

export const listTypes = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/types',
  service: 'app',
  input: nothing,
  output: v.object({ types: v.array(ProblemType) }),
});

/** The body is the picture (spec: "image in body"), one of `images.ts`'s media types, at most 2 MiB. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/upload',
  service: 'app',
  input: nothing,
  output: Image,
  body: 'image',
  keyed: true,
});

export const createFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/create',
  service: 'app',
  input: NewFeedback,
  output: v.object({ id: Id }),
  keyed: true,
});

/** Newest first. `cursor` is the `next` of the page before; `next` is null on the last page. */
export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/list',
  service: 'app',
  input: v.object({
    cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))),
    limit: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(50))),
  }),
  output: v.object({ items: v.array(FeedbackSummary), next: v.nullable(v.string()) }),
});

/** How many replies are unread, and when (seconds) anything of the user's feedback last changed: cheap enough to poll. */
export const feedbackMessage = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/message',
  service: 'app',
  input: nothing,
  output: v.object({ unread: v.number(), version: v.number() }),
});

export const feedbackDetail = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/detail',
  service: 'app',
  input: byId,
  output: Feedback,
});

export const readFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/read',
  service: 'app',
  input: byId,
  output: nothing,
});

export const removeFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/remove',
  service: 'app',
  input: byId,
  output: nothing,
});

/** Not in the spec: takes a removal back. */
export const restoreFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/restore',
  service: 'app',
  input: byId,
  output: nothing,
});
