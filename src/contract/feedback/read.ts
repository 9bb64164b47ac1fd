import * as v from 'valibot';
import { Message } from '../conversation/message.ts';
import type { MarkRead } from '../conversation/read-input.ts';
import { type Endpoint, get, post } from '../endpoint.ts';
import { Empty, Id, pageOf, Time } from '../fields.ts';
import type { ById, PageQuery } from '../input-fields.ts';

/** 'confirmed' is shown only once (docs/spec.md §3): it is kept and shown as received. */
const statuses = ['confirmed', 'processing', 'replied'] as const;
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

/** How a report goes on after a reply; ours, docs/spec.md §3 ends with it. */
const Continued = v.object({
  /** Who has to act next; nobody once it is solved or closed */
  turn: v.picklist(['user', 'service', 'nobody']),
  /** Seconds since 1970: when 4 of 5 reports that waited as long are answered; null where nobody can know */
  expected: v.nullable(Time),
  /** The user said so */
  solved: v.boolean(),
  /** The user has thanked for the latest reply */
  thanked: v.boolean(),
  /** Seven days after it was solved, or after a reply that nobody answered: a later answer opens a new report */
  closed: v.boolean(),
  /** The id of the closed report that this one follows, and of the one that follows this one; empty without */
  follows: v.string(),
  followedBy: v.string(),
});

export const Feedback = v.object({
  id: Id,
  typeId: Id,
  typeName: v.string(),
  device: v.object({ name: v.string(), model: v.string(), sn: v.string(), deviceId: v.string() }),
  contact: v.string(),
  platform: v.string(),
  orderNumber: v.string(),
  /** The id of the FAQ entry that did not help; empty without one */
  article: v.string(),
  /** The steps of answers that were tried before; missing where the server does not store them */
  tried: v.optional(v.array(v.object({ answer: v.string(), version: v.string(), step: v.string(), at: Time }))),
  status: Status,
  unread: v.boolean(),
  createdAt: Time,
  updatedAt: Time,
  /** The report itself first, then customer service's replies, oldest first */
  messages: v.array(Message),
  /** Missing where the server does not offer it */
  conversation: v.optional(Continued),
});
export type Feedback = v.InferOutput<typeof Feedback>;

const FeedbackPage = pageOf(FeedbackSummary);

/** Newest first. */
export const listFeedback: Endpoint<typeof PageQuery, typeof FeedbackPage> = get('app', '/api/v1/feedback/list', FeedbackPage);

export const feedbackDetail: Endpoint<typeof ById, typeof Feedback> = get('app', '/api/v1/feedback/detail', Feedback);

export const readFeedback: Endpoint<typeof MarkRead, typeof Empty> = post('app', '/api/v1/feedback/read', Empty);

export const removeFeedback: Endpoint<typeof ById, typeof Empty> = post('app', '/api/v1/feedback/remove', Empty);

/** The removed records, newest first. Not in docs/spec.md §7, as {@link restoreFeedback}. */
export const listRemovedFeedback: Endpoint<typeof PageQuery, typeof FeedbackPage> = get(
  'app',
  '/api/v1/feedback/removed',
  FeedbackPage,
);

/** Takes a removal back. */
export const restoreFeedback: Endpoint<typeof ById, typeof Empty> = post('app', '/api/v1/feedback/restore', Empty);
