import { useT } from '../../ui/screen/use-t.ts';
import { Status } from '../../ui/status/Status.tsx';
import { pageSize } from './page-list.ts';

/** What is said of a list that is all there, and of one that has more pages. */
const texts = {
  recipes: ['recipes.found', 'recipes.foundMany'],
  tickets: ['rma.found', 'rma.foundMany'],
} as const;

interface ListCountProps {
  list: { status: string; items: readonly unknown[]; next: string | null };
  of: keyof typeof texts;
  /** What is said of an empty list */
  none: string;
}

/** Tells screen readers how many items were found, or that there are none. The pages that follow the first are counted at the end. */
export function ListCount({ list: { status, items, next }, of, none }: ListCountProps) {
  const t = useT();
  const count = () => {
    const [found, foundMany] = texts[of];
    if (next !== null) return t(foundMany, { number: Math.min(items.length, pageSize) });
    return items.length > 0 ? t(found, { number: items.length }) : none;
  };
  return <Status text={status === 'ready' ? count() : ''} />;
}
