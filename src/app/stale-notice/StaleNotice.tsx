import { moment } from '../../lib/moment.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import './stale-notice.css';

/** Says from when the data on the screen is, where the server could not be reached since. */
export function StaleNotice({ resource }: { resource: ResourceState<unknown> & { refetch(): Promise<unknown> } }) {
  const t = useT();
  if (resource.status !== 'ready' || !resource.isStale) return null;
  return (
    <div className="stale-notice" role="status">
      <span>{t('common.asOf', { date: moment(resource.updatedAt, t.tag) })}</span>
      <Button variant="quiet" flush onClick={() => void resource.refetch()}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
