import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useT } from '../screen/use-t.ts';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, a tap beside the dialog, or its close button */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** `sheet` rises from the bottom edge of a phone and has a close button; `modal` is a short question in the middle */
  kind?: 'sheet' | 'modal' | undefined;
  /** Buttons, side by side where they fit */
  footer?: ReactNode;
}

/** A native modal dialog. What is in it exists only while it is open. */
export function Dialog({ open, onClose, title, children, kind = 'sheet', footer }: DialogProps) {
  const t = useT();
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      className={`dialog dialog-${kind}`}
      aria-labelledby={`${id}title`}
      {...(kind === 'modal' && { role: 'alertdialog', 'aria-describedby': `${id}body` })}
      {...modal}
    >
      {open && (
        <div className="dialog-panel">
          <div className="dialog-head">
            <h2 className="dialog-title" id={`${id}title`}>
              {title}
            </h2>
            {kind === 'sheet' && (
              <IconButton icon="close" className="dialog-close" aria-label={t('common.close')} onClick={onClose} />
            )}
          </div>
          <div className="dialog-body" id={`${id}body`}>
            {children}
          </div>
          {footer && <div className="dialog-footer">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
