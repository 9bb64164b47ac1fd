import * as v from 'valibot';
import { type Endpoint, get, post } from '../endpoint.ts';
import { Id, listOf } from '../fields.ts';
import { ratingKinds } from './aspects.ts';
import { Rating } from './read.ts';

/** A rating as customer service sees it. */
const RatingForService = v.object({ ...Rating.entries, username: v.string() });

export const ServiceRatings = v.object({ kind: v.optional(v.picklist(ratingKinds)) });

const RatingList = listOf(RatingForService);

/** Newest first, of the users of the operator's region. */
export const serviceRatings: Endpoint<typeof ServiceRatings, typeof RatingList> = get(
  'operate',
  '/api/v1/operate/rating/list',
  RatingList,
);

export const ServiceRequestRating = v.object({ kind: v.picklist(ratingKinds), subjectId: Id });

/**
 * Asks the owner to rate something. `subjectId` is that of a device, of a report with a reply, of which the latest is meant, or of
 * a ticket.
 */
export const serviceRequestRating: Endpoint<typeof ServiceRequestRating, typeof RatingForService> = post(
  'operate',
  '/api/v1/operate/rating/request',
  RatingForService,
  { keyed: true },
);
