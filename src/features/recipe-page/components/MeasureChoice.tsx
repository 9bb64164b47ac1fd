import { useStore } from '@nanostores/react';
import { $measures, chooseMeasures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './recipe-tools.css';
import '../../../ui/field/segmented.css';

/** The reader's units, stored on this device for all recipes. */
export function MeasureChoice() {
  const t = useT();
  const { temperature, system } = useStore($measures, { ssr: 'initial' });
  return (
    <div className="measure-choice">
      <Switch
        name="system"
        label={t('recipePage.measures')}
        value={system}
        options={[
          { value: 'metric', label: t('recipePage.metric') },
          { value: 'us', label: t('recipePage.us') },
        ]}
        onChange={(system) => chooseMeasures({ system })}
      />
      <Switch
        name="temperature"
        label={t('recipePage.temperature')}
        value={temperature}
        options={[
          { value: 'c', label: '°C' },
          { value: 'f', label: '°F' },
        ]}
        onChange={(temperature) => chooseMeasures({ temperature })}
      />
    </div>
  );
}

interface SwitchProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

function Switch<Value extends string>({ name, label, value, options, onChange }: SwitchProps<Value>) {
  return (
    <fieldset className="segmented segmented-inline">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label className="segmented-option" key={option.value}>
          <input
            className="face-input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="segmented-face">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
