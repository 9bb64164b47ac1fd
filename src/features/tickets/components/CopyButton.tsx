import { showToast } from '../../../stores/toasts.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import './copy-button.css';

/** Copies a text and shows a toast. @param what names the text for screen readers */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useT();
  const onClick = async () => {
    if (await copyText(text)) showToast(t('rma.copied'), 'success');
    else showToast(t('rma.notCopied'));
  };
  return <IconButton icon="copy" className="copy-button" aria-label={t('rma.copy', { what })} onClick={() => void onClick()} />;
}

/** Copies a text; without permission or support for the clipboard, by a selection. @returns whether it succeeded */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.className = 'visually-hidden';
    area.readOnly = true;
    area.value = text;
    const focused = document.activeElement;
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}
