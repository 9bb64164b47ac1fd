import { useEffect, useRef } from 'react';
import { controlIds, FieldNotes, type FieldText, OptionalMark } from './Field.tsx';
import './segmented.css';

interface SegmentedProps<Value extends string> extends FieldText {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/**
 * A choice that decides what is shown below it: radio buttons that look like tabs. The page's own choice wins once, on
 * waking up, since the reader may have made it before this code had arrived.
 */
export function Segmented<Value extends string>({ options, value, onChange, ...text }: SegmentedProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef(value);

  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value as Value | undefined;
    if (early !== undefined && early !== chosen.current) onChange(early);
  }, []);

  const { id, ...described } = controlIds(text);
  return (
    <fieldset className="segmented" id={id} ref={group} role="radiogroup" {...described}>
      <legend className="field-label">
        {text.label}
        <OptionalMark {...text} />
      </legend>
      <div className="segmented-track">
        {options.map((option) => (
          <label className="segmented-option" key={option.value}>
            <input
              className="segmented-radio"
              type="radio"
              name={text.name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="segmented-face">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...text} />
    </fieldset>
  );
}
