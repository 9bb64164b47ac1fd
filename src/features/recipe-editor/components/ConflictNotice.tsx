import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { askToDiscard } from '../conflict.ts';

/** Says that another device has changed the recipe, and lets the author choose. */
export function ConflictNotice({ onKeepMine, onLoadOther }: { onKeepMine: () => void; onLoadOther: () => void }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const load = async () => {
    if (await askToDiscard(t)) onLoadOther();
  };
  return (
    <section className="edit-conflict" id="revision" ref={box} tabIndex={-1} role="alert">
      <p>{t('recipeEdit.changedElsewhere')}</p>
      <div className="edit-conflict-choice">
        <Button onClick={onKeepMine}>{t('recipeEdit.keepMine')}</Button>
        <Button onClick={() => void load()}>{t('recipeEdit.load')}</Button>
      </div>
    </section>
  );
}
