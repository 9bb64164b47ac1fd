import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

/** One line of text. Uncontrolled, so that input from before hydration is kept; a form reads it by its name. */
export function TextField({ name, label, hint, error, optional, aside, ...input }: FieldText & ComponentProps<'input'>) {
  return (
    <Field {...{ name, label, hint, error, optional, aside }}>
      {(ids) => <input className="control" type="text" name={name} aria-required={!optional} {...ids} {...input} />}
    </Field>
  );
}
