import { useEffect, useRef } from 'react';
import { Pictures } from '../../../app/conversation/Conversation.tsx';
import { aspectsOf } from '../../../contract/rating/aspects.ts';
import type { Rating } from '../../../contract/rating/read.ts';
import { moment } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { Stars } from '../../../ui/stars/Stars.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { starsLabel } from '../stars-label.ts';
import './answer.css';

interface AnswerProps {
  rating: Rating & { answer: NonNullable<Rating['answer']> };
  /** Just sent: takes the focus that the form had */
  fresh: boolean;
  onChange(): void;
  /** Called when the URL of a picture has expired */
  onStale(): void;
}

/** The rating as sent, and until when it can be changed. */
export function Answer({ rating: { kind, answer, open, openUntil }, fresh, onChange, onStale }: AnswerProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const aspects = aspectsOf(kind, answer.stars).filter((aspect) => answer.aspects.includes(aspect));

  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  return (
    <section className="answer">
      <h2 className="answer-title" ref={heading} tabIndex={-1}>
        {t('rating.yours')}
      </h2>
      <span className="answer-stars">
        <Stars value={answer.stars} label={starsLabel(t)(answer.stars)} />
      </span>
      {aspects.length > 0 && (
        <ul className="answer-aspects">
          {aspects.map((aspect) => (
            <li key={aspect}>
              <Tag tone="neutral">{t(`rating.aspect_${aspect}`)}</Tag>
            </li>
          ))}
        </ul>
      )}
      {answer.comment && (
        <p className="answer-comment" dir="auto">
          {answer.comment}
        </p>
      )}
      {answer.images.length > 0 && <Pictures images={answer.images} onStale={onStale} />}
      <p className="quiet">{t('rating.sentAt', { moment: moment(answer.at, t.tag) })}</p>
      <p className="quiet">{open ? t('rating.changeUntil', { moment: moment(openUntil, t.tag) }) : t('rating.changeOver')}</p>
      {open && <Button onClick={onChange}>{t('rating.change')}</Button>}
    </section>
  );
}
