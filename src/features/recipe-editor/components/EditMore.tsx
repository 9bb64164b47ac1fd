import type { ComponentProps } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { locales } from '../../../i18n/locales.ts';
import { OptionalMark } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { degreesText } from '../error-text.ts';
import { useEditorField } from '../use-editor-field.ts';

interface EditMoreProps {
  editor: Editor;
  /** Of temperatures: °C or °F */
  degrees: string;
  /** `c` or `f` */
  unit: string;
}

/** Safe core temperatures as published by food authorities, in °C. */
const safeTemperatures = { poultry: 74, ground: 71, fish: 63 };

/** Preheating, core temperature, nutrition and language of a recipe. */
export function EditMore({ editor, degrees, unit }: EditMoreProps) {
  const t = useT();
  const { errors } = useForm();
  const text = (celsius: number) => degreesText(celsius, unit, t.tag);
  return (
    <>
      <fieldset className="edit-part">
        <legend className="edit-part-title">{t('recipeEdit.heating')}</legend>
        <label className="edit-check">
          <input
            type="checkbox"
            checked={useEditorField(editor, 'preheat')}
            onChange={({ target }) => editor.change({ preheat: target.checked })}
          />
          {t('recipeEdit.preheat')}
        </label>
        <NumberField
          editor={editor}
          name="coreTemperature"
          label={t('recipeEdit.coreTemperature', { unit: degrees })}
          optional
          hint={t('recipeEdit.coreHint', {
            poultry: text(safeTemperatures.poultry),
            ground: text(safeTemperatures.ground),
            fish: text(safeTemperatures.fish),
          })}
        />
      </fieldset>
      <fieldset className="edit-part">
        <legend className="edit-part-title">
          {t('recipeEdit.nutrition')}
          <OptionalMark />
        </legend>
        <p className="field-hint edit-part-hint">{t('recipeEdit.nutritionHint')}</p>
        <div className="edit-pair">
          {(['kcal', 'protein', 'fat', 'carbohydrates'] as const).map((name) => (
            <NumberField key={name} editor={editor} name={name} label={t(`recipeEdit.nutrition-${name}`)} aria-required={false} />
          ))}
        </div>
      </fieldset>
      <Select
        name="lang"
        label={t('recipeEdit.lang')}
        hint={t('recipeEdit.langHint')}
        placeholder={t('form.choose')}
        error={errors.lang}
        value={useEditorField(editor, 'lang')}
        onChange={({ target }) => editor.change({ lang: target.value })}
        options={locales.map(({ key, label }) => ({ value: key, label }))}
      />
    </>
  );
}

interface NumberFieldProps extends ComponentProps<typeof TextField> {
  editor: Editor;
  name: 'coreTemperature' | 'kcal' | 'protein' | 'fat' | 'carbohydrates';
}

function NumberField({ editor, name, ...field }: NumberFieldProps) {
  const { errors } = useForm();
  return (
    <TextField
      name={name}
      error={errors[name]}
      value={useEditorField(editor, name)}
      onChange={({ target }) => editor.change({ [name]: target.value })}
      inputMode="decimal"
      maxLength={8}
      autoComplete="off"
      {...field}
    />
  );
}
