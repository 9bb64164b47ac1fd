import type { Rating } from '../../contract/rating/read.ts';

/** The initial values: empty, or what was sent before. All fields but `stars` can be emptied, so their values are {@link marked}. */
export const initialValues = ({ answer }: Pick<Rating, 'answer'>) => ({
  stars: String(answer?.stars ?? ''),
  aspects: marked(answer?.aspects ?? []),
  comment: marked(answer?.comment ?? ''),
  /** Ids of the pictures that were sent before */
  kept: marked(answer?.images.map(({ id }) => id) ?? []),
});

/** Prefixes a value, so that it is never empty: in a draft, empty means untouched. A list is joined with spaces. */
export const marked = (value: string | readonly string[]): string => `=${typeof value === 'string' ? value : value.join(' ')}`;

export const textOf = (field: string): string => field.slice(1);
export const wordsOf = (field: string): string[] => textOf(field).split(' ').filter(Boolean);
