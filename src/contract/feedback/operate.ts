import * as v from 'valibot';
import { ServiceMessage } from '../conversation/service-message.ts';
import { type Endpoint, get, post } from '../endpoint.ts';
import { Id, listOf } from '../fields.ts';
import { type ById, RecordNumber, requiredText } from '../input-fields.ts';
import { Feedback, FeedbackSummary, Status } from './read.ts';

/**
 * Customer service's list of feedback: the latest, or those with a number, rarely more than one. It is on a region's `operate`
 * endpoint, as all here; docs/spec.md §7 shows nothing of it. The token is an operator's. The site uses none of it.
 */
export const ServiceList = v.object({ status: v.optional(Status), number: v.optional(RecordNumber) });
const ServiceFeedbackList = listOf(v.object({ ...FeedbackSummary.entries, username: v.string() }));

export const serviceList: Endpoint<typeof ServiceList, typeof ServiceFeedbackList> = get(
  'operate',
  '/api/v1/operate/feedback/list',
  ServiceFeedbackList,
);

const ServiceFeedback = v.object({ ...Feedback.entries, messages: v.array(ServiceMessage) });

export const serviceDetail: Endpoint<typeof ById, typeof ServiceFeedback> = get(
  'operate',
  '/api/v1/operate/feedback/detail',
  ServiceFeedback,
);

export const ServiceReply = v.object({ id: Id, text: requiredText(4000) });

/** Adds a reply, which makes the feedback replied and unread. */
export const serviceReply: Endpoint<typeof ServiceReply, typeof ServiceFeedback> = post(
  'operate',
  '/api/v1/operate/feedback/reply',
  ServiceFeedback,
  { keyed: true },
);

export const ServiceSetStatus = v.object({ id: Id, status: Status });

export const serviceSetStatus: Endpoint<typeof ServiceSetStatus, typeof ServiceFeedback> = post(
  'operate',
  '/api/v1/operate/feedback/status',
  ServiceFeedback,
);
