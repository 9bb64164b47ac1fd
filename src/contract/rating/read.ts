import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import { Id, Image, Time } from '../fields.ts';
import type { ById } from '../input-fields.ts';
import { ratingKinds } from './aspects.ts';

/** Days for which a rating may be changed after it was first sent, and a request be answered after it was made; ours. */
export const ratingDays = { change: 30, answer: 60 } as const;

export const Stars = v.picklist([1, 2, 3, 4, 5], 'required');
export type Stars = v.InferOutput<typeof Stars>;

/** Asked for, and what became of it. Times are seconds since 1970. */
export const Rating = v.object({
  id: Id,
  kind: v.picklist(ratingKinds),
  /** The subject of the rating, as it was when it was requested: a device and its model, a reply, a ticket and its problem */
  subject: v.object({
    /** Of the device, of the report that was replied to, of the ticket */
    id: Id,
    title: v.string(),
    text: v.string(),
  }),
  askedAt: Time,
  /** Until when it may be answered, or its answer be changed */
  openUntil: Time,
  /** Whether it may be now */
  open: v.boolean(),
  answer: v.nullable(
    v.object({ stars: Stars, aspects: v.array(v.string()), comment: v.string(), images: v.array(Image), at: Time }),
  ),
});
export type Rating = v.InferOutput<typeof Rating>;

export const ratingDetail: Endpoint<typeof ById, typeof Rating> = get('app', '/api/v1/rating/detail', Rating);
