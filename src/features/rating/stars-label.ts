import { maxStars } from '../../contract/rating/aspects.ts';
import type { Translate } from '../../i18n/t.ts';

/** Names a number of stars: `4 of 5 stars`. */
export const starsLabel =
  (t: Translate) =>
  (stars: number): string =>
    t('rating.stars', { stars, max: maxStars });
