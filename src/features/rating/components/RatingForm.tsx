import { type ReactNode, useEffect, useMemo } from 'react';
import type { Rating } from '../../../contract/ratings.ts';
import type { UserInfo } from '../../../contract/user.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useChoice, useForm } from '../../../ui/form/form.ts';
import { PhotoField } from '../../../ui/form/PhotoField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { StarsField } from '../../../ui/stars/StarsField.tsx';
import { marked, ratingForm, startOf, textOf } from '../form.ts';
import { starsLabel } from '../stars-label.ts';
import { Aspects } from './Aspects.tsx';
import { KeptPictures } from './KeptPictures.tsx';

interface RatingFormProps {
  rating: Rating;
  user: UserInfo | undefined;
  /** @param queued it is not with the server yet */
  onSent(queued: boolean): void;
  children: ReactNode;
}

/** The form of a rating, filled in with what was sent before. */
export function RatingForm({ rating, user, onSent, children }: RatingFormProps) {
  const kind = useMemo(() => ratingForm(rating), [rating]);
  return (
    <Form kind={kind} user={user} onSent={onSent}>
      {children}
      <Fields rating={rating} />
    </Form>
  );
}

function Fields({ rating }: Pick<RatingFormProps, 'rating'>) {
  const t = useT();
  const { errors } = useForm();
  const start = startOf(rating);
  const [stars, setStars] = useChoice('stars', start.stars);
  const [comment, setComment] = useChoice('comment', start.comment);

  // The button that opened a filled-in form is gone.
  useEffect(() => {
    if (rating.answer) document.querySelector<HTMLElement>('#stars :checked')?.focus();
  }, [rating]);

  return (
    <>
      <StarsField
        name="stars"
        label={t(`rating.ask_${rating.kind}`)}
        value={Number(stars)}
        onChange={(value) => setStars(String(value))}
        labelOf={starsLabel(t)}
        error={errors.stars}
      />
      <Aspects kind={rating.kind} stars={Number(stars)} start={start.aspects} />
      <input type="hidden" name="comment" value={comment} />
      <Field name="comment" label={t('rating.comment')} error={errors.comment} optional>
        {(ids) => (
          <textarea
            className="control"
            rows={4}
            {...ids}
            value={textOf(comment)}
            onChange={(event) => setComment(marked(event.target.value))}
          />
        )}
      </Field>
      {rating.answer && <KeptPictures images={rating.answer.images} start={start.kept} />}
      <PhotoField />
    </>
  );
}
