import type { ComponentProps, MouseEvent } from 'react';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import '../../ui/field/field.css';
import './search-field.css';

/** Without `onChange`, which React does not call where a script empties the field: `onInput` hears of everything. */
interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'onChange'> {
  name: string;
  /** Says what is searched: the icon says only that it is a search */
  label: string;
  /** `label` without one */
  placeholder?: string;
}

/** One line that is searched for, with a button that empties it. Uncontrolled, as all fields are. */
export function SearchField({ name, label, placeholder = label, ...input }: SearchFieldProps) {
  const t = useT();
  return (
    <div className="search-field search-field-marked">
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
      <IconButton icon="close" className="search-field-clear" aria-label={t('common.clearText')} onClick={clear} />
    </div>
  );
}

/** Empties the field as its user would, so that whoever listens to it hears of it. */
function clear({ currentTarget }: MouseEvent): void {
  const input = currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
