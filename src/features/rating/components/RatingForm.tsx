import { useEffect, useMemo, useState } from 'react';
import { Form } from '../../../app/form/Form.tsx';
import { useChoice, useForm } from '../../../app/form/form.ts';
import { PhotoField } from '../../../app/form/PhotoField.tsx';
import type { Image } from '../../../contract/fields.ts';
import type { Rating } from '../../../contract/rating/read.ts';
import type { UserInfo } from '../../../contract/user/user.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { StarsField } from '../../../ui/stars/StarsField.tsx';
import { initialValues, marked, textOf } from '../fields.ts';
import { ratingForm } from '../form.ts';
import { starsLabel } from '../stars-label.ts';
import { Aspects } from './Aspects.tsx';
import { SentPictures } from './SentPictures.tsx';

interface RatingFormProps {
  rating: Rating;
  /** Until when it can be sent or changed */
  hint: string;
  user: UserInfo | undefined;
  /** @param queued it waits in the outbox */
  onSent(queued: boolean): void;
  /** Called when the URL of a picture has expired */
  onStale(): void;
}

/** The form of a rating, prefilled with what was sent before. */
export function RatingForm({ rating, hint, user, onSent, onStale }: RatingFormProps) {
  // A refetched rating only renews the URLs of its pictures: the form keeps its initial values.
  const [opened] = useState(rating);
  const kind = useMemo(() => ratingForm(opened), [opened]);
  return (
    <Form kind={kind} user={user} onSent={onSent}>
      <Fields rating={opened} hint={hint} images={rating.answer?.images} onStale={onStale} />
    </Form>
  );
}

interface FieldsProps extends Pick<RatingFormProps, 'rating' | 'hint' | 'onStale'> {
  /** What was sent before */
  images: readonly Image[] | undefined;
}

function Fields({ rating, hint, images, onStale }: FieldsProps) {
  const t = useT();
  const { errors } = useForm();
  const initial = initialValues(rating);
  const [stars, setStars] = useChoice('stars', initial.stars);
  const [comment, setComment] = useChoice('comment', initial.comment);

  // The button that opened the form is gone: move the focus.
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
        hint={hint}
        error={errors.stars}
      />
      <Aspects kind={rating.kind} stars={Number(stars)} initial={initial.aspects} />
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
      {images && <SentPictures images={images} initial={initial.kept} onStale={onStale} />}
      <PhotoField />
    </>
  );
}
