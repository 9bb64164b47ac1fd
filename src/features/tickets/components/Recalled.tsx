import { moment } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './recalled.css';

/** That what is shown is what the server told at the moment `from`, since it cannot be reached. */
export function Recalled({ from, onRetry }: { from: number | undefined; onRetry(): void }) {
  const t = useT();
  if (from === undefined) return null;
  return (
    <div className="recalled" role="status">
      <span>{t('rma.from', { date: moment(from, t.tag) })}</span>
      <Button variant="quiet" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
