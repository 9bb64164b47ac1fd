import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import { goToField } from './go-to-field.ts';
import { labelOf } from './label-of.ts';
import './error-summary.css';

interface FieldError {
  /** The id of the control, or of a group of controls */
  field: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  /** In the order of the page; without any, nothing is shown. A single one is what the title leads to */
  errors: readonly FieldError[];
  /** Counts the tries to submit: each new one moves the focus here */
  attempt: number;
  /** The texts name their fields by themselves */
  saysFields?: boolean | undefined;
}

/**
 * Everything that keeps a form from being sent, at its top, each line naming its field and leading to it; on a phone one line that
 * names the first and leads to it.
 * The focus announces it. It is no alert: a screen reader would read all that is left with each corrected field.
 */
export function ErrorSummary({ title, errors, attempt, saysFields }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const heading = useId();
  const t = useT();

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const [first, ...others] = errors;
  if (!first) return null;
  const name = saysFields ? first.text : labelOf(first.field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are links
    <div className="error-summary" ref={summary} tabIndex={-1} role="group" aria-labelledby={heading}>
      <h2 className="error-summary-title" id={heading}>
        <Icon name="alert" size="line" />
        <ErrorLink field={first.field}>
          {name ? t('form.labelled', { label: title, value: others.length > 0 ? `${name}\u00A0…` : name }) : title}
        </ErrorLink>
      </h2>
      {others.length > 0 && (
        <ul className="error-summary-list">
          {errors.map(({ field, text }) => {
            const label = saysFields ? undefined : labelOf(field);
            return (
              <li key={field}>
                <ErrorLink field={field}>{label ? t('form.labelled', { label, value: text }) : text}</ErrorLink>
              </li>
            );
          })}
        </ul>
      )}
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
