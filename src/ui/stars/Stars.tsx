import { maxStars } from '../../contract/rating/aspects.ts';
import { Icon } from '../icon/Icon.tsx';
import './stars.css';

/** The stars of a rating, from the first on. */
export const allStars = Array.from({ length: maxStars }, (_, index) => index + 1);

/** One star, filled or not; says nothing by itself. */
export function Star({ on }: { on: boolean }) {
  return (
    <span className={on ? 'star star-on' : 'star'}>
      <Icon name="star" filled={on} />
    </span>
  );
}

/** A rating to read. @param label it in words: `4 of 5 stars` */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {allStars.map((star) => (
        <Star key={star} on={star <= value} />
      ))}
    </span>
  );
}
