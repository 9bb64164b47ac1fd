import { useT } from '../../../ui/screen/use-t.ts';
import { Status } from '../../../ui/status/Status.tsx';
import './card-list.css';
import './card-skeleton.css';

/** The placeholder of a list of cards that is loading. */
export function CardSkeleton() {
  const t = useT();
  return (
    <div className="card-list">
      <Status text={t('common.loading')} />
      <div className="card-list-section">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => (
          <div className="card-slot card-skeleton" key={card} />
        ))}
      </div>
    </div>
  );
}
