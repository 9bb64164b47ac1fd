import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { pageFields } from '../list-fields.ts';
import { Message } from '../message.ts';

const Time = v.pipe(v.number(), v.integer());

/** 'confirmed' is shown only once (docs/spec.md §3): it is kept and shown as received. */
export const statuses = ['confirmed', 'processing', 'replied'] as const;
export const Status = v.picklist(statuses);
export type Status = v.InferOutput<typeof Status>;

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

export const Feedback = v.object({
  id: Id,
  typeId: Id,
  typeName: v.string(),
  device: v.object({ name: v.string(), model: v.string(), sn: v.string(), deviceId: v.string() }),
  contact: v.string(),
  platform: v.string(),
  orderNumber: v.string(),
  /** The id of the answer that was read in vain; empty without one */
  article: v.string(),
  status: Status,
  unread: v.boolean(),
  createdAt: Time,
  updatedAt: Time,
  /** The report itself first, then customer service's replies, oldest first */
  messages: v.array(Message),
});
export type Feedback = v.InferOutput<typeof Feedback>;

const nothing = v.object({});
const byId = v.object({ id: Id });

/** Newest first. `next` is null on the last page. */
export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/v1/feedback/list',
  service: 'app',
  input: v.object(pageFields),
  output: v.object({ items: v.array(FeedbackSummary), next: v.nullable(v.string()) }),
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

/** Not in docs/spec.md §7: takes a removal back. */
export const restoreFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/feedback/restore',
  service: 'app',
  input: byId,
  output: nothing,
});
