import { useCallback, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import type { TypedIngredient } from '../paste.ts';
import { addRows, pasteIngredients } from '../rows.ts';
import { useEditorField } from '../use-editor-field.ts';
import { IngredientRow } from './IngredientRow.tsx';
import './edit-ingredients.css';

/** The ingredients, a row each: name, amount and unit. */
export function EditIngredients({ editor }: { editor: Editor }) {
  const t = useT();
  const { errors, clear } = useForm();
  const rows = useEditorField(editor, 'ingredients');
  /** A new object each time, so that the same row can be focused again */
  const [focused, setFocused] = useState<{ key: string }>();
  const [moved, setMoved] = useState<number>();

  const focus = useCallback((key: string | undefined) => setFocused(key === undefined ? undefined : { key }), []);
  const addAfter = useCallback(
    (key?: string) => {
      clear('ingredients');
      focus(addRows(editor, 'ingredients', [{}], key).at(-1));
    },
    [editor, clear, focus],
  );
  const paste = useCallback(
    (key: string, lines: readonly TypedIngredient[]) => {
      clear('ingredients');
      const { added, dropped } = pasteIngredients(editor, key, lines);
      if (dropped) showToast(t('recipeEdit.ingredientsMany', { max: recipeLimits.ingredients }));
      focus(added.at(-1));
    },
    [editor, clear, focus, t],
  );

  return (
    <fieldset className="edit-part" id="ingredients" aria-describedby="ingredients-error">
      <legend className="edit-part-title">{t('recipeEdit.ingredients')}</legend>
      <p className="field-hint edit-part-hint">{t('recipeEdit.ingredientsHint')}</p>
      <ol className="edit-ingredients">
        {rows.map((row, index) => (
          <IngredientRow
            key={row.key}
            editor={editor}
            row={row}
            number={index + 1}
            count={rows.length}
            focused={focused?.key === row.key ? focused : undefined}
            onFocus={focus}
            onAddAfter={addAfter}
            onPasted={paste}
            onMoved={setMoved}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved && t('recipeEdit.movedIngredient', { number: moved })}
      </p>
      <FieldNotes name="ingredients" label="" error={errors.ingredients} />
      <Button onClick={() => addAfter()} disabled={rows.length >= recipeLimits.ingredients}>
        <Icon name="plus" /> {t('recipeEdit.addIngredient')}
      </Button>
    </fieldset>
  );
}
