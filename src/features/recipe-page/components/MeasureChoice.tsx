import { useStore } from '../../../app/store/use-store.ts';
import { $measures, chooseMeasures } from '../../../stores/measures.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './recipe-tools.css';
import '../../../ui/field/segmented.css';

/** How the reader measures: remembered on this phone, for all recipes. */
export function MeasureChoice() {
  const t = useT();
  const { temperature, system } = useStore($measures);
  return (
    <div className="measure-choice">
      <Switch
        name="system"
        label={t('recipePage.measures')}
        value={system}
        options={{ metric: t('recipePage.metric'), us: t('recipePage.us') }}
        onChange={(system) => chooseMeasures({ system })}
      />
      <Switch
        name="temperature"
        label={t('recipePage.temperature')}
        value={temperature}
        options={{ c: '°C', f: '°F' }}
        onChange={(temperature) => chooseMeasures({ temperature })}
      />
    </div>
  );
}

interface SwitchProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange(value: Value): void;
}

function Switch<Value extends string>({ name, label, value, options, onChange }: SwitchProps<Value>) {
  return (
    <fieldset className="segmented measure-switch">
      <legend className="visually-hidden">{label}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label className="segmented-option" key={option}>
          <input
            className="segmented-radio"
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span className="segmented-face">{options[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
