import { showToast } from '../../../stores/toasts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { copy } from '../copy.ts';
import './copy-button.css';

/** Copies a text, and says that it did. @param what it is, for those who do not see it */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useT();
  const onClick = async () => {
    if (await copy(text)) showToast(t('rma.copied'), 'success');
    else showToast(t('rma.notCopied'));
  };
  return (
    <button className="copy-button" type="button" aria-label={t('rma.copy', { what })} onClick={() => void onClick()}>
      <Icon name="copy" />
    </button>
  );
}
