import type { FormRules } from '../../app/form/form.ts';
import { maxImages } from '../../contract/images/limits.ts';
import { aspectsOf } from '../../contract/rating/aspects.ts';
import { SaveRating, saveRating } from '../../contract/rating/create.ts';
import type { Rating } from '../../contract/rating/read.ts';
import { initialValues, textOf, wordsOf } from './fields.ts';

/** Sends the entered values, and the initial ones of untouched fields. */
export function rulesOf(rating: Rating): FormRules {
  const initial = initialValues(rating);
  const entered = (fields: Readonly<Record<string, string>>) => {
    const field = (name: keyof typeof initial) => fields[name] || initial[name];
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
      const allowed: readonly string[] = aspectsOf(rating.kind, rest.stars);
      // Aspects of the other side of the scale stay in the form only.
      return {
        id: rating.id,
        ...rest,
        aspects: aspects.filter((aspect) => allowed.includes(aspect)),
        images: images.map(({ key }) => key),
      };
    },
    more(_, { fields, images }): Record<string, string> {
      return entered(fields).kept.length + images.length > maxImages ? { images: 'tooLong' } : {};
    },
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
