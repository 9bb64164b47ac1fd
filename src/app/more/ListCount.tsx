import { useT } from '../../ui/screen/use-t.ts';
import { Status } from '../../ui/status/Status.tsx';
import { pageSize } from './page-list.ts';

interface ListCountProps {
  list: { status: string; items: readonly unknown[]; next: string | null };
  /** The area of the texts that say the number */
  area: 'recipes' | 'rma';
  /** What is said of an empty list */
  none: string;
}

/** Tells screen readers how many items were found, or that there are none. The pages that follow the first are counted at the end. */
export function ListCount({ list: { status, items, next }, area, none }: ListCountProps) {
  const t = useT();
  const count = () => {
    if (next !== null) return t(`${area}.foundMany`, { number: Math.min(items.length, pageSize) });
    return items.length > 0 ? t(`${area}.found`, { number: items.length }) : none;
  };
  return <Status text={status === 'ready' ? count() : ''} />;
}
