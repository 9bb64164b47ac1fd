import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'name'> {
  /** For a text of few lines among many fields */
  short?: boolean;
}

/** Several lines of text; grows with them where the browser can. Uncontrolled, as all fields are. */
export function TextArea({ name, label, hint, error, optional, aside, short, ...area }: TextAreaProps) {
  const className = short ? 'control control-short' : 'control';
  return (
    <Field {...{ name, label, hint, error, optional, aside }}>
      {(ids) => <textarea className={className} rows={4} name={name} aria-required={!optional} {...ids} {...area} />}
    </Field>
  );
}
