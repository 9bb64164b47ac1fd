import { type RefObject, useState } from 'react';
import { useForm } from '../../../app/form/form.ts';
import type { Unit } from '../../../contract/recipes/body.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { parseNumber } from '../numbers.ts';
import { unitText } from '../units.ts';
import { typedIn } from '../use-rows.ts';

interface Offered {
  key: string;
  /** As the contract's texts have it: `200 g` */
  amount: string;
  shown: string;
  name: string;
}

/** Puts an ingredient's amount into a step's text, in the braces that let it grow with the servings. */
export function InsertAmount({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const t = useT();
  const { changed } = useForm();
  const [offered, setOffered] = useState<readonly Offered[]>();

  const insert = (amount: string) => {
    setOffered(undefined);
    const { current } = area;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end, value } = current;
    const gap = start > 0 && !/\s/.test(value[start - 1] ?? '') ? ' ' : '';
    current.setRangeText(`${gap}{${amount}}`, start, end, 'end');
    changed();
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(() => current.focus());
  };
  const offer = () => {
    const typed = typedIn('');
    const keys = typed.ingredients?.split(' ') ?? [];
    setOffered(
      keys.flatMap((key) => {
        const of = (part: string) => typed[`ingredient.${key}.${part}`] ?? '';
        const [amount, unit] = [parseNumber(of('amount'), t.tag), of('unit') as Unit | ''];
        if (!(amount > 0)) return [];
        const rounded = Math.round(amount * 100) / 100;
        const shown = [of('amount').trim(), unit && unitText(unit, t)].filter(Boolean).join(' ');
        return { key, amount: `${rounded}${unit && ` ${unit}`}`, shown, name: of('name') };
      }),
    );
  };

  return (
    <div className="insert-amount">
      <Button variant="quiet" onClick={offer}>
        <Icon name="plus" /> {t('recipeEdit.insertAmount')}
      </Button>
      <Dialog open={offered !== undefined} onClose={() => setOffered(undefined)} title={t('recipeEdit.insertAmount')}>
        <p className="quiet">{t(offered?.length ? 'recipeEdit.insertText' : 'recipeEdit.insertNone', { example: '{200 g}' })}</p>
        {!!offered?.length && (
          <CellGroup>
            {offered.map(({ key, amount, shown, name }) => (
              <Cell key={key} label={<bdi>{name}</bdi>} value={shown} onClick={() => insert(amount)} />
            ))}
          </CellGroup>
        )}
      </Dialog>
    </div>
  );
}
