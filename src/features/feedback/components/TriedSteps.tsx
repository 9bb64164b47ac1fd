import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { parseTried } from '../tried-steps.ts';

/** What was tried, which is sent with the report. */
export function TriedSteps({ tried, onRemove }: { tried: string; onRemove(): void }) {
  const t = useT();
  return (
    <section className="found-answers" aria-labelledby="tried">
      <p className="field-label" id="tried">
        {t('feedback.tried')}
      </p>
      <ol>
        {parseTried(tried).map(({ answer, step, text }) => (
          <li key={answer + step}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
      <Button variant="quiet" flush onClick={onRemove} aria-label={`${t('feedback.clear')}: ${t('feedback.tried')}`}>
        {t('feedback.clear')}
      </Button>
    </section>
  );
}
