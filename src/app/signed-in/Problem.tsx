import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { $brandName } from '../../stores/shell.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';

const causes = {
  offline: { icon: 'offline', title: 'common.offlineTitle', text: 'common.offlineText' },
  server: { icon: 'offline', title: 'common.serverTitle', text: 'common.serverText' },
  app: { icon: 'person', title: 'common.appTitle', text: 'common.appText' },
  refused: { icon: 'alert', title: 'common.listFailed', text: 'common.serverText' },
} as const;

interface ProblemProps {
  /** `refused`: the server has answered, but not with what was asked for; for the others see `SessionProblem` */
  reason: keyof typeof causes;
  retry(): Promise<unknown>;
  /** Where there are better words than the common ones; an empty text is left out */
  title?: string | undefined;
  text?: string | undefined;
  /** Where to go meanwhile */
  children?: ReactNode;
}

/** Why something cannot be shown or done now, which stays when the toast (docs/spec.md §8) is gone. It goes away by itself. */
export function Problem({ reason, retry, title, text, children }: ProblemProps) {
  const t = useT();
  const brand = useStore($brandName, { ssr: 'initial' });
  const cause = causes[reason];
  const [busy, setBusy] = useState(false);

  const onRetry = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };

  return (
    <EmptyState icon={cause.icon} title={title ?? t(cause.title)} text={text ?? t(cause.text, { brand })} announced>
      <Button busy={busy} onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
      {children}
    </EmptyState>
  );
}
