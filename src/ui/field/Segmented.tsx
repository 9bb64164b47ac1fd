import { useEffect, useRef } from 'react';
import { controlIds, FieldHead, FieldNotes, type FieldText } from './Field.tsx';
import './segmented.css';

interface SegmentedProps<Value extends string> extends FieldText {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
  /** Less room for each, so that three stand side by side on a phone */
  narrow?: boolean;
}

/**
 * A choice that decides what is shown below it: radio buttons that look like tabs. The page's own choice wins once, on
 * waking up, since the reader may have made it before this code had arrived.
 */
export function Segmented<Value extends string>({ options, value, onChange, narrow, ...text }: SegmentedProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const hydrated = useRef(false);

  useEffect(() => {
    if (hydrated.current) return;
    hydrated.current = true;
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = options.find((option) => option.value === checked)?.value;
    if (early !== undefined && early !== value) onChange(early);
  }, [options, value, onChange]);

  return (
    <div className="field" role="radiogroup" ref={group} aria-labelledby={`${text.name}-label`} {...controlIds(text)}>
      <FieldHead {...text} group />
      <div className={narrow ? 'segmented segmented-narrow' : 'segmented'}>
        {options.map((option) => (
          <label className="segmented-option" key={option.value}>
            <input
              className="face-input"
              type="radio"
              name={text.name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="segmented-face" data-label={option.label}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...text} />
    </div>
  );
}
