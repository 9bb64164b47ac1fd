import { useEffect, useRef } from 'react';
import { useT } from '../../../ui/screen/use-t.ts';
import { type Step, steps } from '../fields.ts';
import './progress.css';

/** The steps that something is entered in. */
const asking = steps.filter((step) => step !== 'review');

interface ProgressProps {
  step: Step;
  /** Told when the form around it is new, as it is again when it has become empty */
  onBegin(): void;
}

/** How far one has come, and the step's heading, which takes the focus when a step has changed. */
export function Progress({ step, onBegin }: ProgressProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const at = steps.indexOf(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onBegin, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);

  return (
    <div className="progress">
      <span className="progress-bar" aria-hidden="true">
        {asking.map((one, index) => (
          <span className={index <= at ? 'progress-part progress-part-reached' : 'progress-part'} key={one} />
        ))}
      </span>
      {step !== 'review' && <p className="quiet">{t('register.step', { number: at + 1, total: asking.length })}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {t(headings[step])}
      </h2>
    </div>
  );
}

/** What each step is headed. */
export const headings = {
  product: 'register.productHeading',
  person: 'register.personHeading',
  review: 'register.reviewHeading',
} as const;
