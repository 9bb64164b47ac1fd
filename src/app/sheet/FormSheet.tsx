import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import './form-sheet.css';

interface FormSheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/**
 * A sheet above a form, so that the form stays as it is, even where no draft can be kept. Rendered outside the form: its search must
 * neither submit it nor count as an entry.
 */
export function FormSheet({ title, onClose, children }: FormSheetProps) {
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: React events bubble through portals: it keeps them from the form
    <div onInput={stop} onPaste={stop} onFocus={stop}>
      <Dialog open onClose={onClose} title={title}>
        {children}
      </Dialog>
    </div>,
    document.body,
  );
}
