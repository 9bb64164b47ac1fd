import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import './field.css';

/** What every field says about itself. */
export interface FieldText {
  /** The control's name in its form, and its id in the page: an error summary finds it by this */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, as a sentence that says what to do */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** At the end of the label's line: a link to help, a count of characters */
  aside?: ReactNode;
}

/** What connects a control with its label, hint and error: spread it on the control. */
export interface ControlIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export function controlIds({ name, hint, error }: FieldText): ControlIds {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return { id: name, ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true }) };
}

interface FieldProps extends FieldText {
  children(ids: ControlIds): ReactNode;
}

/** A control of any kind with its label, its hint and its error. */
export function Field({ children, ...text }: FieldProps) {
  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={text.name}>
          {text.label}
          <OptionalMark {...text} />
        </label>
        <FieldAside {...text} />
      </div>
      {children(controlIds(text))}
      <FieldNotes {...text} />
    </div>
  );
}

export function OptionalMark({ optional }: Pick<FieldText, 'optional'>) {
  const t = useT();
  return optional ? <span className="field-optional"> ({t('common.optional')})</span> : null;
}

export const FieldAside = ({ aside }: FieldText) => aside && <span className="field-aside">{aside}</span>;

/** The error, then the hint. */
export function FieldNotes({ name, hint, error }: FieldText) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <Icon name="alert" size="line" />
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
