import type { Rating } from '../../../contract/rating/read.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { modelName } from '../../../ui/device/model-name.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './subject.css';

interface SubjectProps {
  rating: Rating;
  /** Addresses of a report and of a ticket, without their ids */
  hrefs: Readonly<Record<'report' | 'ticket', string>>;
}

/** The subject of a rating, with a link to it: a device, a ticket, or a reply under the report that it answers. */
export function Subject({ rating: { kind, subject }, hrefs }: SubjectProps) {
  const t = useT();
  return (
    <section className={kind === 'reply' ? 'subject subject-reply' : 'subject'}>
      <p className="subject-kind">{t(`rating.kind_${kind}`)}</p>
      <h2 className="subject-title">
        <bdi>{subject.title}</bdi>
      </h2>
      <p className="subject-text" dir="auto">
        {kind === 'device' ? modelName(subject.text) : subject.text}
      </p>
      {kind !== 'device' && (
        <Button
          className="subject-link"
          variant="quiet"
          flush
          href={`${kind === 'reply' ? hrefs.report : hrefs.ticket}/${subject.id}`}
        >
          {t(`rating.show_${kind}`)}
        </Button>
      )}
    </section>
  );
}
