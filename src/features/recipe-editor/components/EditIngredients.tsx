import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import { loadChunk } from '../../../app/lazy-chunk/lazy-chunk.ts';
import { units } from '../../../contract/recipes/body.ts';
import { recipeLimits } from '../../../contract/recipes/limits.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldNotes } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { TypedIngredient } from '../paste.ts';
import { unitText } from '../units.ts';
import { type Rows, typedIn, useRows } from '../use-rows.ts';
import { Moved } from './Moved.tsx';
import { RowActions } from './RowActions.tsx';
import './edit-ingredients.css';

/** Fetched with the first use, since most write row by row. */
const paste = () => loadChunk('paste', () => import('../paste.ts'));

/** What is needed, a row each: what it is, how much, in which unit. A pasted list becomes rows, and "200 g flour" its parts. */
export function EditIngredients({ from }: { from: Record<string, string> }) {
  const t = useT();
  const { errors, clear } = useForm();
  const rows = useRows('ingredients', 'ingredient', from, t('recipeEdit.ingredientRemoved'));
  const [added, setAdded] = useState<string>();
  const full = rows.keys.length >= recipeLimits.ingredients;

  const add = (more: readonly TypedIngredient[], after?: string) => {
    clear('ingredients');
    const room = more.slice(0, recipeLimits.ingredients - rows.keys.length);
    if (room.length < more.length) showToast(t('recipeEdit.ingredientsMany', { max: recipeLimits.ingredients }));
    setAdded(rows.add(room as readonly object[] as readonly Record<string, string>[], after).at(-1));
  };

  return (
    <fieldset className="edit-part" id="ingredients" aria-describedby="ingredients-error">
      <legend className="edit-part-title">{t('recipeEdit.ingredients')}</legend>
      <p className="field-hint">{t('recipeEdit.ingredientsHint')}</p>
      <input type="hidden" name="ingredients" value={rows.field} />
      <ol className="edit-ingredients">
        {rows.keys.map((key, index) => (
          <IngredientRow
            key={key}
            row={key}
            number={index + 1}
            rows={rows}
            from={from}
            focus={key === added}
            onMore={(more) => add(more, key)}
          />
        ))}
      </ol>
      <Moved rows={rows} text={(number) => t('recipeEdit.movedIngredient', { number })} />
      <FieldNotes name="ingredients" label="" error={errors.ingredients} />
      <Button onClick={() => add([{ amount: '', unit: '', name: '' }])} disabled={full}>
        <Icon name="plus" /> {t('recipeEdit.addIngredient')}
      </Button>
    </fieldset>
  );
}

interface IngredientRowProps {
  row: string;
  number: number;
  rows: Rows;
  from: Readonly<Record<string, string>>;
  /** Just added by hand: the cursor goes there */
  focus: boolean;
  /** More of them were pasted into it */
  onMore(more: readonly TypedIngredient[]): void;
}

function IngredientRow({ row, number, rows, from, focus, onMore }: IngredientRowProps) {
  const t = useT();
  const { errors, changed, clear } = useForm();
  const label = t('recipeEdit.ingredientNumber', { number });
  const name = (part: 'name' | 'amount' | 'unit') => `ingredient.${row}.${part}`;
  const field = (part: 'name' | 'amount' | 'unit') => ({
    name: name(part),
    id: name(part),
    defaultValue: from[name(part)] ?? '',
    'aria-label': `${label}: ${t(`recipeEdit.part-${part}`)}`,
    ...(errors[name(part)] && { 'aria-invalid': true, 'aria-describedby': `${name(part)}-error` }),
  });

  const first = name('name');
  useEffect(() => {
    if (focus) document.getElementById(first)?.focus();
  }, [focus, first]);

  const fill = (parts: TypedIngredient) => {
    for (const part of ['name', 'amount', 'unit'] as const) {
      const control = document.getElementById(name(part)) as HTMLInputElement | HTMLSelectElement | null;
      if (control) control.value = parts[part];
      clear(name(part));
    }
    changed();
  };
  const isOpen = () => {
    const typed = typedIn(`ingredient.${row}.`);
    return !typed[name('amount')] && !typed[name('unit')];
  };
  /** "200 g flour", once it is written */
  const onWritten = async (text: string) => {
    if (!/\p{N}/u.test(text) || !isOpen()) return;
    const { parseIngredient } = await paste();
    const parts = parseIngredient(text, t.tag);
    if (parts.amount && isOpen()) fill(parts);
  };
  const onPaste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\S\s*\n\s*\S/.test(text)) return;
    const input = event.currentTarget;
    const empty = !input.value.trim();
    event.preventDefault();
    const parse = await paste().catch(() => undefined);
    // Better in one row than lost.
    if (!parse) {
      input.setRangeText(text.replaceAll('\n', ' '));
      return changed();
    }
    const [first, ...others] = parse.parseIngredients(text, t.tag);
    if (first && empty && isOpen()) fill(first);
    onMore(first && !(empty && isOpen()) && input.value !== first.name ? [first, ...others] : others);
  };

  /** Enter goes on to the next row; it must not publish what is half written. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = rows.keys[number];
    if (next) document.getElementById(`ingredient.${next}.name`)?.focus();
    else onMore([{ amount: '', unit: '', name: '' }]);
  };

  return (
    <li className="edit-ingredient" onKeyDown={onKeyDown}>
      <input
        className="control edit-ingredient-name"
        type="text"
        enterKeyHint="next"
        placeholder={t('recipeEdit.namePlaceholder')}
        onBlur={(event) => void onWritten(event.target.value)}
        onPaste={(event) => void onPaste(event)}
        {...field('name')}
      />
      <input className="control" type="text" inputMode="text" placeholder={t('recipeEdit.part-amount')} {...field('amount')} />
      <span className="select">
        <select className="control" {...field('unit')}>
          <option value="">{t('recipeEdit.part-unit')}</option>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitText(unit, t)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <RowActions rows={rows} row={row} label={label} />
      {(['name', 'amount'] as const).map((part) => (
        <FieldNotes key={part} name={name(part)} label="" error={errors[name(part)]} />
      ))}
    </li>
  );
}
