import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { $toast, type Toast } from '../../stores/toasts.ts';
import { $modals } from '../../ui/dialog/modals.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import './toast.css';

/** Where toasts appear: on the page, or in the dialog that makes the page inert. */
export function ToastHost() {
  const toast = useStore($toast, { ssr: 'initial' });
  const modal = useStore($modals, { ssr: 'initial' }).at(-1);
  return (
    <>
      <LiveRegions toast={modal ? undefined : toast} />
      {modal && createPortal(<LiveRegions toast={toast} />, modal)}
    </>
  );
}

/** Both are there from the start, or screen readers would miss the first text. */
function LiveRegions({ toast }: { toast: Toast | undefined }) {
  return (
    <div className="toast-host">
      <div role="alert">{toast?.kind === 'failure' && <ToastText key={toast.id} {...toast} />}</div>
      <div role="status">{toast?.kind === 'success' && <ToastText key={toast.id} {...toast} />}</div>
    </div>
  );
}

function ToastText({ kind, text }: Toast) {
  return (
    <p className="toast">
      <Icon name={kind === 'failure' ? 'alert' : 'check'} size="line" />
      {text}
    </p>
  );
}
