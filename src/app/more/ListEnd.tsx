import { More } from '../../ui/more/More.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import './list-end.css';

interface ListEndProps {
  /** The cursor of the next page; null at the end of the list, which says so */
  next: string | null;
  onReached(): Promise<void>;
  /** As for {@link More} */
  ahead?: string;
}

/** The end of a list that is loaded a page at a time. */
export function ListEnd({ next, ...more }: ListEndProps) {
  const t = useT();
  return next === null ? <p className="list-end">{t('common.noMore')}</p> : <More {...more} />;
}
