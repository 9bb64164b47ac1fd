import { useT } from '../screen/use-t.ts';
import './skeleton.css';

interface SkeletonProps {
  rows: number;
  /** `text`: lines of a page, without a plate behind them; `step`: those of cook mode, in large print; `form`: fields under labels */
  shape?: 'list' | 'text' | 'step' | 'form';
}

/** The shape of what is on its way: as many rows as `rows`, of a list without `shape`. */
export function Skeleton({ rows, shape = 'list' }: SkeletonProps) {
  const t = useT();
  return (
    <div className={`skeleton skeleton-${shape}`} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div className="skeleton-row" key={row} />
      ))}
    </div>
  );
}
