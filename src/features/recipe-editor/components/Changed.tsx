import { useEffect, useRef } from 'react';
import { ask } from '../../../stores/questions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';

/** The recipe was changed on another device while it was edited here: one of the two is to be gone on with. */
export function Changed({ onKeep, onLoad }: { onKeep: () => void; onLoad: () => void }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const load = async () => {
    const question = {
      text: t('form.draftDiscardConfirm'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    };
    if (await ask(question)) onLoad();
  };
  return (
    <section className="edit-changed" id="revision" ref={box} tabIndex={-1} role="alert">
      <p>{t('recipeEdit.changedElsewhere')}</p>
      <div className="edit-pair">
        <Button onClick={onKeep}>{t('recipeEdit.keepMine')}</Button>
        <Button onClick={() => void load()}>{t('recipeEdit.load')}</Button>
      </div>
    </section>
  );
}
