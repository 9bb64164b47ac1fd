import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

/** Several lines of text; grows with them where the browser can. Uncontrolled, as all fields are. */
export function TextArea({ name, label, hint, error, optional, aside, ...area }: FieldText & ComponentProps<'textarea'>) {
  return (
    <Field {...{ name, label, hint, error, optional, aside }}>
      {(ids) => <textarea className="control" rows={4} name={name} aria-required={!optional} {...ids} {...area} />}
    </Field>
  );
}
