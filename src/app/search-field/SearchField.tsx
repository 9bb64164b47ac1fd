import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import '../../ui/field/field.css';
import './search-field.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  name: string;
  /** Says what is searched: the icon says only that it is a search */
  label: string;
  /** `label` without one */
  placeholder?: string;
}

/** One line that is searched for. Uncontrolled, as all fields are. */
export const SearchField = ({ name, label, placeholder = label, ...input }: SearchFieldProps) => (
  <div className="search-field">
    <Icon name="search" className="search-field-icon" />
    <input
      className="control"
      id={name}
      name={name}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      {...input}
    />
  </div>
);
