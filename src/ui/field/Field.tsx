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
  /** At the end of the label's line: a button that clears the field, a count of characters */
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
      <FieldHead {...text} />
      {children(controlIds(text))}
      <FieldNotes {...text} />
    </div>
  );
}

interface FieldHeadProps extends Pick<FieldText, 'name' | 'label' | 'optional' | 'aside'> {
  /** It names a group or a button, by `aria-labelledby` and this id: `${name}-label` */
  group?: boolean;
}

/** The line above a control: its label, and what is at the line's end. */
export function FieldHead({ name, label, optional, aside, group }: FieldHeadProps) {
  const text = (
    <>
      {label}
      {optional && <OptionalMark />}
    </>
  );
  return (
    <div className="field-head">
      {group ? (
        <span className="field-label" id={`${name}-label`}>
          {text}
        </span>
      ) : (
        <label className="field-label" htmlFor={name}>
          {text}
        </label>
      )}
      {aside && <span className="field-aside">{aside}</span>}
    </div>
  );
}

/** Bound to the label's last word, so that it never has a line of its own. */
export function OptionalMark() {
  const t = useT();
  return <span className="field-optional">{`\u00A0(${t('common.optional')})`}</span>;
}

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
