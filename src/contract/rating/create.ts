import * as v from '#rules/valibot';
import { type Endpoint, post } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { maxImages } from '../images/limits.ts';
import { shortText } from '../input-fields.ts';
import { Rating, Stars } from './read.ts';

/** Characters of a comment; ours. */
export const maxRatingComment = 1000;

/**
 * What the form sends, the first time and to change it. The server also knows which of `aspectsOf` the request allows. Messages
 * are rule names, as in `feedback/create.ts`.
 */
export const SaveRating = v.pipe(
  v.object({
    id: Id,
    stars: Stars,
    aspects: v.pipe(v.array(v.string()), v.maxLength(8)),
    comment: shortText(maxRatingComment),
    /** Ids of pictures that it has already and is to keep */
    kept: v.array(Id),
    /** Ids that `uploadImage` gave */
    images: v.array(Id),
  }),
  v.forward(
    v.check(({ kept, images }) => kept.length + images.length <= maxImages, 'tooLong'),
    ['images'],
  ),
);
export type SaveRating = v.InferOutput<typeof SaveRating>;

export const saveRating: Endpoint<typeof SaveRating, typeof Rating> = post('app', '/api/v1/rating/save', Rating, { keyed: true });
