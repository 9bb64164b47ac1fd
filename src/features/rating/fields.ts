import type { Rating } from '../../contract/rating/read.ts';

/** What the fields begin with: nothing, or what was sent before. All but `stars` may be emptied, so theirs is {@link marked}. */
export const startOf = ({ answer }: Pick<Rating, 'answer'>) => ({
  stars: String(answer?.stars ?? ''),
  aspects: marked(answer?.aspects ?? []),
  comment: marked(answer?.comment ?? ''),
  /** Ids of the pictures that it has already */
  kept: marked(answer?.images.map(({ id }) => id) ?? []),
});

/** A value that is never empty: in a draft that means untouched. Words have spaces between them. */
export const marked = (value: string | readonly string[]): string => `=${typeof value === 'string' ? value : value.join(' ')}`;

export const textOf = (field: string): string => field.slice(1);
export const wordsOf = (field: string): string[] => textOf(field).split(' ').filter(Boolean);
