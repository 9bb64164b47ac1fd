import { useT } from '../screen/use-t.ts';
import './skeleton.css';

/** The shape of a list that is on its way: as many lines as `rows`. */
export function Skeleton({ rows }: { rows: number }) {
  const t = useT();
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div className="skeleton-row" key={row} />
      ))}
    </div>
  );
}
