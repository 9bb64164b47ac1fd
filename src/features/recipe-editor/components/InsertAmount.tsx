import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { tagOf } from '../../../recipes/recipe-language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import type { Editor } from '../editor.ts';
import { parseNumber } from '../numbers.ts';
import { changeRow } from '../rows.ts';
import type { IngredientRow } from '../state.ts';
import { isUnit, unitText } from '../units.ts';

interface InsertAmountProps {
  editor: Editor;
  /** The key of the step */
  row: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Inserts an ingredient's amount into a step's text, in braces, so that it scales with the servings. */
export function InsertAmount({ editor, row, area }: InsertAmountProps) {
  const t = useT();
  const [offered, setOffered] = useState<readonly IngredientRow[]>();

  const insert = (amount: string) => {
    const { current } = area;
    if (!current) return setOffered(undefined);
    const { selectionStart: start, selectionEnd: end, value } = current;
    const gap = start > 0 && !/\s/.test(value[start - 1] ?? '') ? ' ' : '';
    const before = `${value.slice(0, start)}${gap}{${amount}}`;
    // Closes the dialog first, which returns the focus to its button.
    flushSync(() => {
      setOffered(undefined);
      changeRow(editor, 'steps', row, { text: before + value.slice(end) });
    });
    current.focus();
    current.setSelectionRange(before.length, before.length);
  };

  return (
    <div>
      <Button
        variant="quiet"
        compact
        flush
        onClick={() => setOffered(editor.$recipe.get().ingredients.filter(({ amount }) => parseNumber(amount, t.tag) > 0))}
      >
        <Icon name="plus" /> {t('recipeEdit.insertAmount')}
      </Button>
      <Dialog open={offered !== undefined} onClose={() => setOffered(undefined)} title={t('recipeEdit.insertAmount')}>
        <p className="quiet">{t(offered?.length ? 'recipeEdit.insertText' : 'recipeEdit.insertNone', { example: '{200 g}' })}</p>
        {!!offered?.length && (
          <CellGroup>
            {offered.map(({ key, amount, unit, name }) => (
              <Cell
                key={key}
                label={<bdi lang={tagOf(editor.$recipe.get().lang)}>{name}</bdi>}
                value={[amount.trim(), isUnit(unit) && unitText(unit, t)].filter(Boolean).join(' ')}
                onClick={() => insert([Math.round(parseNumber(amount, t.tag) * 100) / 100, unit].filter(Boolean).join(' '))}
              />
            ))}
          </CellGroup>
        )}
      </Dialog>
    </div>
  );
}
