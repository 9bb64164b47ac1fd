import { useCallback, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { addRows } from '../rows.ts';
import { useEditorField } from '../use-editor-field.ts';
import { StepRow } from './StepRow.tsx';
import './edit-steps.css';

/** The steps, each with its picture and what the appliance does. @param degrees of temperatures: °C or °F */
export function EditSteps({ editor, degrees }: { editor: Editor; degrees: string }) {
  const t = useT();
  const { errors, clear } = useForm();
  const rows = useEditorField(editor, 'steps');
  const [added, setAdded] = useState<string>();
  const [moved, setMoved] = useState<number>();

  const add = useCallback(() => {
    clear('steps');
    setAdded(addRows(editor, 'steps', [{}]).at(-1));
  }, [editor, clear]);

  return (
    <fieldset className="edit-part" id="steps" aria-describedby="steps-error">
      <legend className="edit-part-title">{t('recipeEdit.steps')}</legend>
      <ol className="edit-steps">
        {rows.map((row, index) => (
          <StepRow
            key={row.key}
            {...{ editor, row, number: index + 1, count: rows.length, degrees, focused: row.key === added }}
            onMoved={setMoved}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved && t('recipeEdit.movedStep', { number: moved })}
      </p>
      <FieldNotes name="steps" label="" error={errors.steps} />
      <Button disabled={rows.length >= recipeLimits.steps} onClick={add}>
        <Icon name="plus" /> {t('recipeEdit.addStep')}
      </Button>
    </fieldset>
  );
}
