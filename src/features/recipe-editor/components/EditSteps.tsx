import { useEffect, useRef, useState } from 'react';
import { useChoice, useForm } from '../../../app/form/form.ts';
import type { Image } from '../../../contract/images/upload.ts';
import { cookingModes } from '../../../contract/recipes/body.ts';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Work } from '../fields.ts';
import { type Rows, useRows } from '../use-rows.ts';
import { EditPicture } from './EditPicture.tsx';
import { InsertAmount } from './InsertAmount.tsx';
import { Moved } from './Moved.tsx';
import { RowActions } from './RowActions.tsx';
import './edit-steps.css';

interface EditStepsProps {
  from: Record<string, string>;
  pictures: Readonly<Record<string, Image>>;
  /** Of temperatures: °C or °F */
  degrees: string;
}

/** What is done, one step after the other, each with its picture and what the appliance does. */
export function EditSteps({ from, pictures, degrees }: EditStepsProps) {
  const t = useT();
  const { errors, clear } = useForm();
  const rows = useRows('steps', 'step', from, t('recipeEdit.stepRemoved'));
  const [added, setAdded] = useState<string>();

  return (
    <fieldset className="edit-part" id="steps" aria-describedby="steps-error">
      <legend className="edit-part-title">{t('recipeEdit.steps')}</legend>
      <input type="hidden" name="steps" value={rows.field} />
      <ol className="edit-steps">
        {rows.keys.map((key, index) => (
          <StepRow key={key} {...{ row: key, number: index + 1, rows, from, pictures, degrees, focus: key === added }} />
        ))}
      </ol>
      <Moved rows={rows} text={(number) => t('recipeEdit.movedStep', { number })} />
      <FieldNotes name="steps" label="" error={errors.steps} />
      <Button
        disabled={rows.keys.length >= recipeLimits.steps}
        onClick={() => {
          clear('steps');
          setAdded(rows.add([{}]).at(-1));
        }}
      >
        <Icon name="plus" /> {t('recipeEdit.addStep')}
      </Button>
    </fieldset>
  );
}

interface StepRowProps extends EditStepsProps {
  row: string;
  number: number;
  rows: Rows;
  /** Just added: the cursor goes there */
  focus: boolean;
}

function StepRow({ row, number, rows, from, pictures, degrees, focus }: StepRowProps) {
  const t = useT();
  const { errors } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const of = (part: string) => `step.${row}.${part}`;
  const field = (part: string) => ({ name: of(part), error: errors[of(part)], defaultValue: from[of(part)] ?? '' });
  const [work, setWork] = useChoice<Work>(of('work'), (from[of('work')] ?? '') as Work);
  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);
  const label = t('recipeEdit.stepNumber', { number });
  const short = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

  return (
    <li className="edit-step">
      <TextArea label={label} aside={<RowActions rows={rows} row={row} label={label} />} rows={3} ref={area} {...field('text')} />
      <InsertAmount area={area} />
      <EditPicture place={of('image')} label={t('recipeEdit.stepPicture', { number })} from={from} pictures={pictures} />
      <Segmented
        name={of('work')}
        label={t('recipeEdit.work')}
        value={work}
        onChange={setWork}
        options={[
          { value: '', label: t('recipeEdit.workHand') },
          { value: 'heat', label: t('recipeEdit.workHeat') },
          { value: 'rest', label: t('recipeEdit.workRest') },
        ]}
      />
      <div className="edit-step-heat" hidden={work !== 'heat'}>
        <Select
          label={t('recipeEdit.mode')}
          placeholder={t('form.choose')}
          options={cookingModes.map((mode) => ({ value: mode, label: t(`recipe.mode-${mode}`) }))}
          {...field('mode')}
        />
        <TextField label={t('recipeEdit.temperature', { unit: degrees })} {...short} {...field('temperature')} />
        <TextField label={t('recipeEdit.minutes')} {...short} {...field('minutes')} />
      </div>
      <div hidden={work !== 'rest'}>
        <TextField label={t('recipeEdit.minutes')} {...short} {...field('rest')} />
      </div>
    </li>
  );
}
