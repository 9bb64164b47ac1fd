import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { PhotoField } from '../../../app/form/PhotoField.tsx';
import type { Image } from '../../../contract/images/upload.ts';
import type { Rating } from '../../../contract/rating/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { StarsField } from '../../../ui/stars/StarsField.tsx';
import { marked, startOf, textOf } from '../fields.ts';
import { ratingForm } from '../form.ts';
import { starsLabel } from '../stars-label.ts';
import { Aspects } from './Aspects.tsx';
import { KeptPictures } from './KeptPictures.tsx';

interface RatingFormProps {
  rating: Rating;
  user: UserInfo | undefined;
  /** @param queued it is not with the server yet */
  onSent(queued: boolean): void;
  /** Told when the address of a picture is over */
  onStale(): void;
  children: ReactNode;
}

/** The form of a rating, filled in with what was sent before. */
export function RatingForm({ rating, user, onSent, onStale, children }: RatingFormProps) {
  // What the form was opened with: a rating that comes meanwhile brings new addresses of its pictures and nothing else.
  const [opened] = useState(rating);
  const kind = useMemo(() => ratingForm(opened), [opened]);
  return (
    <Form kind={kind} user={user} onSent={onSent}>
      {children}
      <Fields rating={opened} images={rating.answer?.images} onStale={onStale} />
    </Form>
  );
}

interface FieldsProps extends Pick<RatingFormProps, 'rating' | 'onStale'> {
  /** What was sent before */
  images: readonly Image[] | undefined;
}

function Fields({ rating, images, onStale }: FieldsProps) {
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
      {images && <KeptPictures images={images} start={start.kept} onStale={onStale} />}
      <PhotoField />
    </>
  );
}
