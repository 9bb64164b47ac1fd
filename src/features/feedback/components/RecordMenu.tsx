import type { FeedbackSummary } from '../../../contract/feedback/read.ts';
import { Cell, CellGroup } from '../../../ui/cell/Cell.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './record-menu.css';

interface RecordMenuProps {
  item: FeedbackSummary;
  onRemove(): void;
  onClose(): void;
}

/** What can be done with a record of the list, besides opening it. */
export function RecordMenu({ item, onRemove, onClose }: RecordMenuProps) {
  const t = useT();
  return (
    <Dialog open title={<bdi className="record-menu-title">{item.excerpt}</bdi>} onClose={onClose}>
      <CellGroup>
        <Cell
          label={
            <>
              <span className="record-menu-delete" aria-hidden="true">
                {t('common.delete')}
              </span>
              <span className="visually-hidden">{`${t('common.delete')}: ${item.excerpt}`}</span>
            </>
          }
          onClick={onRemove}
        />
      </CellGroup>
    </Dialog>
  );
}
