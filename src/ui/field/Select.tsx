import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field, type FieldText } from './Field.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'name' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** Stands in the field while nothing is chosen, with an empty value */
  placeholder: string;
}

/** One of a few: the platform's own picker. Uncontrolled, as all fields are. */
export function Select({ name, label, hint, error, optional, aside, options, placeholder, ...select }: FieldText & SelectProps) {
  return (
    <Field {...{ name, label, hint, error, optional, aside }}>
      {(ids) => (
        <div className="select">
          <select className="control" name={name} aria-required={!optional} {...ids} {...select}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className="select-icon" />
        </div>
      )}
    </Field>
  );
}
