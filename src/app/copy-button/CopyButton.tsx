import { useEffect, useState } from 'react';
import { copyText } from '../../shell/copy-text.ts';
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
