import { useResource } from '../../app/use-resource.ts';
import { type Rating, ratingDetail } from '../../contract/rating/read.ts';
import { defineResource } from '../../stores/resources.ts';
import { api } from '../../stores/session.ts';

const ratings = defineResource<Rating>('rating', (_uid, id) => ({ query: () => api(ratingDetail, { id }, { quiet: true }) }));

/** One rating. Refetching it keeps what is shown, so that nothing that is being typed is lost. */
export const useRating = (id: string | undefined, uid: string | undefined) => useResource(ratings, [uid, id]);
