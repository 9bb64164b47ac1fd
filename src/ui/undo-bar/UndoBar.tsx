import { useEffect, useRef } from 'react';
import { $undo } from '../../stores/undo.ts';
import { Icon } from '../icon/Icon.tsx';
import { useT } from '../screen/use-t.ts';
import { useStore } from '../store/use-store.ts';
import './undo-bar.css';

/**
 * Offers to take back what was just done. What was removed often held the focus: then the offer takes it, and is one key
 * away for those who use no pointer.
 */
export function UndoBar() {
  const t = useT();
  const offer = useStore($undo);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (offer && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [offer]);

  return (
    <div className="undo-host" role="status">
      {offer && (
        <div className="undo">
          <p className="undo-text">{offer.text}</p>
          <button
            className="undo-button"
            type="button"
            ref={button}
            onClick={() => {
              $undo.set(undefined);
              offer.undo();
            }}
          >
            {t('common.undo')}
          </button>
          <button className="undo-button" type="button" aria-label={t('common.close')} onClick={() => $undo.set(undefined)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
