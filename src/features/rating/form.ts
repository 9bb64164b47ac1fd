import type { FormKind } from '../../app/form/form.ts';
import type { Rating } from '../../contract/rating/read.ts';
import { initialValues } from './fields.ts';

/** The form of one rating, the first time and to change it. */
export const ratingForm = (rating: Rating): FormKind => ({
  name: `rating/${rating.id}`,
  leave: 'common.leaveUnfinished',
  order: ['stars', 'aspects', 'comment', 'images'],
  defaults: initialValues(rating),
  rules: async () => {
    // What has not reached the server is shown in the form's place, when there may be no connection to load that by.
    const [{ rulesOf }] = await Promise.all([import('./rules.ts'), import('../../app/form/OutboxList.tsx')]);
    return rulesOf(rating);
  },
});
