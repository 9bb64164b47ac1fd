import { useEffect, useRef } from 'react';
import { useT } from '../../../ui/screen/use-t.ts';
import { type Step, steps } from '../fields.ts';
import './progress.css';

/** The steps with fields. */
const inputSteps = steps.filter((step) => step !== 'review');

interface ProgressProps {
  step: Step;
  /** Called when the form is mounted, which happens again after it was sent */
  onBegin(): void;
}

/** The progress bar and the step's heading, which takes the focus when the step changes. */
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
      {step !== 'review' && (
        <>
          <span className="progress-bar" aria-hidden="true">
            {inputSteps.map((one, index) => (
              <span className={index <= at ? 'progress-part progress-part-reached' : 'progress-part'} key={one} />
            ))}
          </span>
          <p className="quiet">{t('register.step', { number: at + 1, total: inputSteps.length })}</p>
        </>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {t(headings[step])}
      </h2>
    </div>
  );
}

/** The text keys of the steps' headings. */
export const headings = {
  product: 'register.productHeading',
  person: 'register.personHeading',
  review: 'register.reviewHeading',
} as const;
