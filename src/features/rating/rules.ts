import type { FormRules } from '../../app/form/form.ts';
import { maxImages } from '../../contract/images/limits.ts';
import { aspectsOf, type RatingAspect } from '../../contract/rating/aspects.ts';
import { SaveRating, saveRating } from '../../contract/rating/create.ts';
import type { Rating } from '../../contract/rating/read.ts';
import { startOf, textOf, wordsOf } from './fields.ts';

/** What is sent: what was touched, and the rest as it was. */
export function rulesOf(rating: Rating): FormRules {
  const start = startOf(rating);
  const entered = (fields: Readonly<Record<string, string>>) => {
    const field = (name: keyof typeof start) => fields[name] || start[name];
    return {
      stars: Number(field('stars')),
      aspects: wordsOf(field('aspects')),
      comment: textOf(field('comment')),
      kept: wordsOf(field('kept')),
    };
  };
  return {
    path: saveRating.path,
    schema: SaveRating,
    body({ fields, images }) {
      const { aspects, ...rest } = entered(fields);
      const allowed = aspectsOf(rating.kind, rest.stars);
      // Those of the other side of the stars stay in the form only.
      return {
        id: rating.id,
        ...rest,
        aspects: aspects.filter((aspect) => allowed.includes(aspect as RatingAspect)),
        images: images.map(({ key }) => key),
      };
    },
    more: (body, { images }) => ((body.kept as string[]).length + images.length > maxImages ? { images: 'tooLong' } : {}),
    words: {
      stars: { required: 'rating.errorStars' },
      images: { tooLong: 'rating.errorPhotos', unknown: 'form.photoUnreadable' },
    },
    label({ fields }) {
      const { stars, comment } = entered(fields);
      return `${'★'.repeat(stars)} ${comment}`;
    },
  };
}
