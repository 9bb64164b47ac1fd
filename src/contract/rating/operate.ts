import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { ratingKinds } from './aspects.ts';
import { Rating } from './read.ts';

/** A rating as customer service sees it. */
export const RatingForService = v.object({ ...Rating.entries, username: v.string() });
export type RatingForService = v.InferOutput<typeof RatingForService>;

/** Newest first, of the users of the operator's region. */
export const serviceRatings = endpoint({
  method: 'GET',
  path: '/api/v1/operate/rating/list',
  service: 'operate',
  input: v.object({ kind: v.optional(v.picklist(ratingKinds)) }),
  output: v.object({ items: v.array(RatingForService) }),
});

/**
 * Asks the owner to rate something. `subjectId` is that of a device, of a report with a reply, of which the latest is meant, or of
 * a ticket.
 */
export const serviceRequestRating = endpoint({
  method: 'POST',
  path: '/api/v1/operate/rating/request',
  service: 'operate',
  input: v.object({ kind: v.picklist(ratingKinds), subjectId: Id }),
  output: RatingForService,
  keyed: true,
});
