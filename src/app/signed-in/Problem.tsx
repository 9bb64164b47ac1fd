import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SessionProblem } from '../../stores/session.ts';
import { $brandName } from '../../stores/shell.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { GuestLinks } from './GuestLinks.tsx';

const texts = {
  offline: ['common.offlineTitle', 'common.offlineText'],
  server: ['common.serverTitle', 'common.serverText'],
  app: ['common.appTitle', 'common.appText'],
} as const;

/** Why it is not known who uses the page, or their token could not be renewed. It goes away by itself. */
export function Problem({ reason, retry }: SessionProblem) {
  const t = useT();
  const brand = useStore($brandName, { ssr: 'initial' });
  const [title, text] = texts[reason];
  const [busy, setBusy] = useState(false);

  const onRetry = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };

  return (
    <div role="status">
      <EmptyState icon={reason === 'app' ? 'person' : 'offline'} title={t(title)} text={t(text, { brand })}>
        <Button busy={busy} onClick={() => void onRetry()}>
          {t('common.retry')}
        </Button>
        {reason === 'app' && <GuestLinks />}
      </EmptyState>
    </div>
  );
}
