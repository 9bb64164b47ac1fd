import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { units } from '../../../contract/recipes/body.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import type { TypedIngredient } from '../paste.ts';
import { changeRow, splitIngredient } from '../rows.ts';
import { type IngredientRow as Row, rowField } from '../state.ts';
import { unitText } from '../units.ts';
import { RowActions } from './RowActions.tsx';
import { RowHandle } from './RowHandle.tsx';

/** Loaded on first use: most authors type row by row. */
const loadPaste = () => loadChunk('paste', () => import('../paste.ts'));

const parts = ['name', 'amount', 'unit'] as const;
type Part = (typeof parts)[number];

interface IngredientRowProps {
  editor: Editor;
  row: Row;
  /** From 1 */
  number: number;
  count: number;
  /** The cursor goes here whenever this is another object */
  focused: object | undefined;
  onFocus(key: string): void;
  onAddAfter(key: string): void;
  onPasted(key: string, lines: readonly TypedIngredient[]): void;
  onMoved(number: number): void;
}

/** One ingredient. A pasted list becomes rows, and "200 g flour" its parts. */
export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { editor, row, number, count, focused, onMoved } = props;
  const t = useT();
  const { errors } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const { onWritten, onPaste, onKeyDown } = useTyping(props);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  const label = t('recipeEdit.ingredientNumber', { number });
  const field = (part: Part) => {
    const name = rowField('ingredients', row.key, part);
    return {
      name,
      id: name,
      value: row[part],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        changeRow(editor, 'ingredients', row.key, { [part]: target.value }),
      'aria-label': `${label}: ${t(`recipeEdit.part-${part}`)}`,
      ...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
    };
  };
  const head = (part: Part) => number === 1 && <ColumnHead part={part} row={row.key} />;
  return (
    <li className="edit-ingredient" onKeyDown={onKeyDown}>
      {head('name')}
      <RowHandle {...{ editor, list: 'ingredients', row: row.key, label, onMoved }} />
      <input
        ref={input}
        className="control control-compact edit-ingredient-name"
        type="text"
        enterKeyHint="next"
        placeholder={t('recipeEdit.namePlaceholder')}
        onBlur={() => void onWritten()}
        onPaste={(event) => void onPaste(event)}
        {...field('name')}
      />
      {head('amount')}
      {head('unit')}
      <input
        className="control control-compact edit-ingredient-amount"
        type="text"
        inputMode="text"
        placeholder="200"
        {...field('amount')}
      />
      <span className="select">
        <select className="control control-compact" {...field('unit')}>
          <option value="">–</option>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitText(unit, t)}
            </option>
          ))}
        </select>
        <Icon name="down" className="select-icon" />
      </span>
      <RowActions {...{ editor, list: 'ingredients', row: row.key, number, count, label, onMoved }} />
      {(['name', 'amount'] as const).map((part) => {
        const name = rowField('ingredients', row.key, part);
        return <FieldNotes key={part} name={name} label="" error={errors[name]} />;
      })}
    </li>
  );
});

/** A column's head, which stays when its field is filled in. */
function ColumnHead({ part, row }: { part: Part; row: string }) {
  const t = useT();
  return (
    <label
      className={`field-label edit-ingredient-head edit-ingredient-head-${part}`}
      htmlFor={rowField('ingredients', row, part)}
    >
      {t(`recipeEdit.part-${part}`)}
    </label>
  );
}

function useTyping({ editor, row, number, onFocus, onAddAfter, onPasted }: IngredientRowProps) {
  const t = useT();
  const { clear } = useForm();
  const { key, name, amount, unit } = row;
  const clearErrors = () => {
    for (const part of parts) clear(rowField('ingredients', key, part));
  };

  /** Splits "200 g flour" when the field is left. */
  const onWritten = async () => {
    if (!/\p{N}/u.test(name) || amount || unit) return;
    const { parseIngredient } = await loadPaste();
    if (splitIngredient(editor, key, name, parseIngredient(name, t.tag))) clearErrors();
  };

  const onPaste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\S\s*\n\s*\S/.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const paste = await loadPaste().catch(() => undefined);
    if (paste) {
      clearErrors();
      return onPasted(key, paste.parseIngredients(text, t.tag));
    }
    // Without the parser, the whole list goes into one row.
    const [before, after] = [name.slice(0, selectionStart ?? name.length), name.slice(selectionEnd ?? name.length)];
    changeRow(editor, 'ingredients', key, { name: before + text.replaceAll('\n', ' ') + after });
  };

  /** Enter goes to the next row; it must not submit the form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = editor.$recipe.get().ingredients[number];
    if (next) onFocus(next.key);
    else onAddAfter(key);
  };

  return { onWritten, onPaste, onKeyDown };
}
