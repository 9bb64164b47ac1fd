import { type ChangeEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { cookingModes } from '../../../contract/recipes/body.ts';
import { tagOf } from '../../../recipes/recipe-language.ts';
import { Segmented } from '../../../ui/field/Segmented.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { changeRow } from '../rows.ts';
import { type StepRow as Row, rowField, type StepKind } from '../state.ts';
import { useEditorField } from '../use-editor-field.ts';
import { EditPicture } from './EditPicture.tsx';
import { InsertAmount } from './InsertAmount.tsx';
import { RowActions } from './RowActions.tsx';
import { RowHandle } from './RowHandle.tsx';

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

/** One step of a recipe. Folded, it shows its beginning; a step without a text, or with an error, is unfolded. */
export const StepRow = memo(function StepRow(props: StepRowProps) {
  const { editor, row, number, count, onMoved } = props;
  const t = useT();
  const { errors } = useForm();
  const [open, setOpen] = useState(!row.text.trim());
  const begin = rowField('steps', row.key, '');
  const error = Object.entries(errors).find(([field]) => field.startsWith(begin))?.[1];
  const hasError = error !== undefined;
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);

  const label = t('recipeEdit.stepNumber', { number });
  const actions = { editor, list: 'steps', row: row.key, number, count, label, onMoved } as const;
  return (
    <li className="edit-step">
      <RowHandle {...actions} />
      <details className="edit-step-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="edit-step-summary">
          <span className="edit-step-number">{label}</span>
          {!open && <FoldedStep editor={editor} row={row} number={number} error={error} />}
          <Icon name="down" size="small" className="edit-step-mark" />
        </summary>
        <StepFields {...props} label={label} actions={<RowActions {...actions} />} />
      </details>
    </li>
  );
});

interface FoldedStepProps extends Pick<StepRowProps, 'editor' | 'row' | 'number'> {
  error: string | undefined;
}

/** What a folded step shows beside its number: an error, a picture, its first words. */
function FoldedStep({ editor, row, number, error }: FoldedStepProps) {
  const t = useT();
  const { photos } = useForm();
  const place = rowField('steps', row.key, 'image');
  const hasPicture = row.image || photos.ready.some((photo) => photo.place === place);
  return (
    <>
      {error && (
        <span className="edit-step-error">
          <Icon name="alert" size="small" />
          <span className="visually-hidden">{error}</span>
        </span>
      )}
      <bdi className="edit-step-words" lang={tagOf(useEditorField(editor, 'lang'))}>
        {row.text}
      </bdi>
      {hasPicture && (
        <span>
          <Icon name="photos" size="small" />
          <span className="visually-hidden">{t('recipeEdit.stepPicture', { number })}</span>
        </span>
      )}
    </>
  );
}

interface StepFieldsProps extends StepRowProps {
  label: string;
  actions: ReactNode;
}

function StepFields({ editor, row, number, degrees, focused, label, actions }: StepFieldsProps) {
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
  const short = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

  return (
    <div className="edit-step-fields">
      <TextArea label={<span className="visually-hidden">{label}</span>} short rows={3} ref={area} {...field('text')} />
      <div className="edit-step-tools">
        <InsertAmount editor={editor} row={key} area={area} />
        {actions}
      </div>
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
    </div>
  );
}
