import { useStore } from '@nanostores/react';
import { $toast, type Toast } from '../../stores/toasts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import './toast.css';

/** Where toasts appear. Both live regions are there from the start, or screen readers would miss the first text. */
export function ToastHost() {
  const toast = useStore($toast, { ssr: 'initial' });
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
