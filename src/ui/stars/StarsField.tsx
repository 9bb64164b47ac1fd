import { controlIds, FieldHead, FieldNotes, type FieldText } from '../field/Field.tsx';
import { allStars, Star } from './Stars.tsx';

interface StarsFieldProps extends FieldText {
  /** Zero while nothing is chosen */
  value: number;
  onChange(value: number): void;
  /** A number of stars in words: `4 of 5 stars` */
  labelOf(stars: number): string;
}

/** A rating to give: radio buttons that look like stars, so that touch, arrow keys and screen readers meet a group as any other. */
export function StarsField({ value, onChange, labelOf, ...text }: StarsFieldProps) {
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${text.name}-label`} aria-required {...controlIds(text)}>
      <FieldHead {...text} group />
      <div className="stars-field">
        {allStars.map((star) => (
          <label className="stars-option" key={star}>
            <input
              className="face-input"
              type="radio"
              name={text.name}
              value={star}
              aria-label={labelOf(star)}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star on={star <= value} />
          </label>
        ))}
      </div>
      <FieldNotes {...text} />
    </div>
  );
}
