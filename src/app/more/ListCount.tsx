import { useT } from '../../ui/screen/use-t.ts';
import { Status } from '../../ui/status/Status.tsx';
import { pageSize } from './page-list.ts';

/** What is said of a list that is counted, and of one that has more pages. */
const texts = {
  recipes: ['recipes.found', 'recipes.foundMany'],
  tickets: ['rma.found', 'rma.foundMany'],
} as const;

interface ListCountProps {
  list: { status: string; items: readonly unknown[]; next: string | null };
  /** How many there are on all pages, where the server says so */
  total?: number | undefined;
  of: keyof typeof texts;
  /** What is said of an empty list */
  none: string;
  /** Also shows how many there are, and takes the same room while the list loads */
  visible?: boolean | undefined;
}

/** Tells screen readers how many items were found, or that there are none. The pages that follow the first are counted at the end. */
export function ListCount({ list: { status, items, next }, total, of, none, visible }: ListCountProps) {
  const t = useT();
  const number = total ?? (next === null ? items.length : undefined);
  const count = () => {
    const [found, foundMany] = texts[of];
    if (number === undefined) return t(foundMany, { number: Math.min(items.length, pageSize) });
    return number > 0 ? t(found, { number }) : none;
  };
  const text = status === 'ready' ? count() : '';
  return (
    <>
      <Status text={text} />
      {visible && (status === 'loading' || (text && number !== 0)) && (
        <p className="quiet" aria-hidden="true">
          {text || '\u00a0'}
        </p>
      )}
    </>
  );
}
