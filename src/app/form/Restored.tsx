import { useEffect, useState } from 'react';
import { retentionDays } from '../../stores/drafts.ts';
import { ask } from '../../stores/questions.ts';
import { $undo } from '../../stores/undo.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { whenReleased } from './when-released.ts';

/** Says that what was entered before is back, and lets its writer begin anew. */
export function Restored({ onDiscard }: { onDiscard: () => Promise<void> }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  useEffect(() => whenReleased(() => setShown(true)), []);
  const startOver = async () => {
    const question = {
      text: t('form.draftDiscardConfirm'),
      confirm: t('common.delete'),
      cancel: t('common.cancel'),
      danger: true,
    };
    if (!(await ask(question))) return;
    $undo.set(undefined);
    await onDiscard();
  };
  return shown ? (
    <div className="form-notice" role="status">
      <span>{t('form.draftRestored', { days: retentionDays })}</span>
      <Button variant="quiet" flush onClick={() => void startOver()}>
        {t('form.draftDiscard')}
      </Button>
    </div>
  ) : null;
}
