import { useChoice, useForm } from '../../../app/form/form.ts';
import { locales } from '../../../i18n/locales.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { degreesText } from '../wrong.ts';

interface EditMoreProps {
  from: Readonly<Record<string, string>>;
  /** Of temperatures: °C or °F */
  degrees: string;
  /** `c` or `f` */
  unit: string;
}

/** Degrees Celsius that make food safe, as food authorities name them. */
const safe = { poultry: 74, ground: 71, fish: 63 };

/** What else can be said of a recipe. */
export function EditMore({ from, degrees, unit }: EditMoreProps) {
  const t = useT();
  const { errors } = useForm();
  const [preheat, setPreheat] = useChoice('preheat', from.preheat ?? '');
  const text = (celsius: number) => degreesText(celsius, unit, t.tag);
  const number = { inputMode: 'decimal', maxLength: 8, autoComplete: 'off' } as const;
  return (
    <>
      <fieldset className="edit-part">
        <legend className="edit-part-title">{t('recipeEdit.appliance')}</legend>
        <input type="hidden" name="preheat" value={preheat} />
        <label className="edit-check">
          <input
            type="checkbox"
            checked={preheat === 'yes'}
            onChange={(event) => setPreheat(event.target.checked ? 'yes' : '')}
          />
          {t('recipeEdit.preheat')}
        </label>
        <TextField
          name="coreTemperature"
          label={t('recipeEdit.coreTemperature', { unit: degrees })}
          hint={t('recipeEdit.coreHint', { poultry: text(safe.poultry), ground: text(safe.ground), fish: text(safe.fish) })}
          error={errors.coreTemperature}
          defaultValue={from.coreTemperature}
          optional
          {...number}
        />
      </fieldset>
      <fieldset className="edit-part">
        <legend className="edit-part-title">{t('recipeEdit.nutrition')}</legend>
        <p className="field-hint">{t('recipeEdit.nutritionHint')}</p>
        <div className="edit-pair">
          {(['kcal', 'protein', 'fat', 'carbohydrates'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`recipeEdit.nutrition-${name}`)}
              error={errors[name]}
              defaultValue={from[name]}
              optional
              {...number}
            />
          ))}
        </div>
      </fieldset>
      <Select
        name="lang"
        label={t('recipeEdit.lang')}
        hint={t('recipeEdit.langHint')}
        placeholder={t('form.choose')}
        error={errors.lang}
        defaultValue={from.lang}
        options={locales.map(({ key, label }) => ({ value: key, label }))}
      />
    </>
  );
}
