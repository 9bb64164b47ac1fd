import { type ChangeEvent, memo, useEffect, useRef } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { cookingModes } from '../../../contract/recipes/body.ts';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { changeRow } from '../rows.ts';
import { type StepRow as Row, rowField, type StepKind } from '../state.ts';
import { EditPicture } from './EditPicture.tsx';
import { InsertAmount } from './InsertAmount.tsx';
import { RowActions } from './RowActions.tsx';

interface StepRowProps {
  editor: Editor;
  row: Row;
  /** From 1 */
  number: number;
  count: number;
  /** Of temperatures: °C or °F */
  degrees: string;
  /** Just added: the cursor goes there */
  focused: boolean;
  onMoved(number: number): void;
}

/** One step of a recipe. */
export const StepRow = memo(function StepRow({ editor, row, number, count, degrees, focused, onMoved }: StepRowProps) {
  const t = useT();
  const { errors } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);

  const { key, work } = row;
  const change = (patch: Partial<Row>) => changeRow(editor, 'steps', key, patch);
  const field = (part: 'text' | 'mode' | 'temperature' | 'minutes' | 'rest') => {
    const name = rowField('steps', key, part);
    return {
      name,
      error: errors[name],
      value: row[part],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        change({ [part]: target.value }),
    };
  };
  const label = t('recipeEdit.stepNumber', { number });
  const actions = <RowActions {...{ editor, list: 'steps', row: key, number, count, label, onMoved }} />;
  const short = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

  return (
    <li className="edit-step">
      <TextArea label={label} aside={actions} short rows={3} ref={area} {...field('text')} />
      <InsertAmount editor={editor} row={key} area={area} />
      <EditPicture
        place={rowField('steps', key, 'image')}
        label={t('recipeEdit.stepPicture', { number })}
        id={row.image}
        onChange={(image) => change({ image })}
        pictures={editor.start.pictures}
      />
      <Segmented<StepKind>
        narrow
        name={rowField('steps', key, 'work')}
        label={t('recipeEdit.work')}
        value={work}
        onChange={(chosen) => change({ work: chosen })}
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
});
