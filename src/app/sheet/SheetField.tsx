import type { ReactNode } from 'react';
import { FieldHead, FieldNotes } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/paths.ts';
import { useT } from '../../ui/screen/use-t.ts';
import './sheet-field.css';

interface SheetFieldProps {
  /** The field's name in its form; the id of its button */
  name: string;
  label: string;
  error: string | undefined;
  /** What the form sends; empty while nothing is chosen */
  value: string;
  /** What is chosen, in words */
  text: string | undefined;
  icon?: IconName | undefined;
  onOpen(): void;
  /** The sheet, while it is open */
  children: ReactNode;
}

/** A required field whose value is chosen in a sheet. */
export function SheetField({ name, label, error, value, text, icon, onOpen, children }: SheetFieldProps) {
  const t = useT();
  return (
    <div className="field">
      <FieldHead name={name} label={label} group />
      <input type="hidden" name={name} value={value} />
      <button
        className="control control-row"
        id={name}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${name}-label ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        aria-description={t('common.required')}
        onClick={onOpen}
      >
        {icon && <Icon name={icon} />}
        <span className={text ? 'sheet-field-text' : 'sheet-field-text sheet-field-none'}>{text ?? t('form.choose')}</span>
        <Icon name="down" size="small" />
      </button>
      <FieldNotes name={name} label="" error={error} />
      {children}
    </div>
  );
}
