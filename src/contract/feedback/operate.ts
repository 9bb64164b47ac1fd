import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Feedback, FeedbackSummary, Status } from './read.ts';

/**
 * Customer service's side of feedback, on a region's `operate` endpoint; docs/spec.md §7 shows nothing of it. The token is an
 * operator's. Nothing of it is in the site.
 */
const of = v.object({ id: v.string() });

export const serviceList = endpoint({
  method: 'GET',
  path: '/api/v1/operate/feedback/list',
  service: 'operate',
  input: v.object({ status: v.optional(Status) }),
  output: v.object({ items: v.array(v.object({ ...FeedbackSummary.entries, username: v.string() })) }),
});

export const serviceDetail = endpoint({
  method: 'GET',
  path: '/api/v1/operate/feedback/detail',
  service: 'operate',
  input: of,
  output: Feedback,
});

/** Adds a reply, which makes the feedback replied and unread. */
export const serviceReply = endpoint({
  method: 'POST',
  path: '/api/v1/operate/feedback/reply',
  service: 'operate',
  input: v.object({ id: v.string(), text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)) }),
  output: Feedback,
  keyed: true,
});

export const serviceSetStatus = endpoint({
  method: 'POST',
  path: '/api/v1/operate/feedback/status',
  service: 'operate',
  input: v.object({ id: v.string(), status: Status }),
  output: Feedback,
});
