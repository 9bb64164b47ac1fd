import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { goToField } from './go-to-field.ts';
import './error-summary.css';

interface FieldError {
  /** The id of the control, or of a group of controls */
  field: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  /** In the order of the page; without any, nothing is shown */
  errors: readonly FieldError[];
  /** Counts the tries to submit: each new one moves the focus here */
  attempt: number;
}

/**
 * Everything that keeps a form from being sent, at its top, each line leading to its field; on a phone one line that leads to the first.
 * The focus announces it. It is no alert: a screen reader would read all that is left with each corrected field.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const heading = useId();

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are links
    <div className="error-summary" ref={summary} tabIndex={-1} role="group" aria-labelledby={heading}>
      <h2 className="error-summary-title" id={heading}>
        <Icon name="alert" size="line" />
        <ErrorLink field={errors[0]?.field ?? ''}>{title}</ErrorLink>
      </h2>
      <ul className="error-summary-list">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <ErrorLink field={field}>{text}</ErrorLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ErrorLink({ field, children }: { field: string; children: ReactNode }) {
  return (
    <a
      className="error-summary-link"
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        goToField(field);
      }}
    >
      {children}
    </a>
  );
}
