import { useEffect, useState } from 'react';
import { toastDuration } from '../../stores/toasts.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import './copy-button.css';

/**
 * Copies a text and says so beside the button: a toast would lie behind a sheet that the button is in.
 *
 * @param what names the text for screen readers
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    const timer = outcome === 'copied' && setTimeout(() => setOutcome(undefined), toastDuration);
    return () => clearTimeout(timer || undefined);
  }, [outcome]);
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        className="copy-button"
        aria-label={t('common.copy', { what })}
        onClick={() => void copyText(text).then((copied) => setOutcome(copied ? 'copied' : 'notCopied'))}
      />
      <span className={outcome === 'notCopied' ? 'copy-failure' : 'visually-hidden'} role="status">
        {outcome && t(`common.${outcome}`)}
      </span>
    </>
  );
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
