import type { ReactNode } from 'react';
import { More } from '../../ui/more/More.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import './list-end.css';

interface ListEndProps {
  /** The cursor of the next page; null at the end of the list, which says so */
  next: string | null;
  onReached(): Promise<void>;
  /** As for {@link More} */
  ahead?: string;
  /** Where to go from the end */
  children?: ReactNode;
}

/** The end of a list that is loaded a page at a time. */
export function ListEnd({ next, children, ...more }: ListEndProps) {
  const t = useT();
  if (next !== null) return <More {...more} />;
  return (
    <div className="list-end">
      <p>{t('common.noMore')}</p>
      {children}
    </div>
  );
}
