import type { ReactNode } from 'react';
import type { UserInfo } from '../../contract/user.ts';
import { $brandName, $session } from '../../stores/session.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { useT } from '../screen/use-t.ts';
import { useStore } from '../store/use-store.ts';

/**
 * A part of a screen that needs somebody: says so where nobody is signed in, with a way to the app.
 * Until it is known who is there, `children` is rendered without a user, so that a form can be read and typed in at once; what was
 * typed stays in it while somebody has yet to sign in.
 */
export function ForUsers({ children }: { children: (user: UserInfo | undefined) => ReactNode }) {
  const t = useT();
  const session = useStore($session);
  const brand = useStore($brandName);
  const appLink = __DEPLOYMENT__.appLink;

  return (
    <>
      {session.status === 'anonymous' && (
        <EmptyState icon="person" title={t('common.signInTitle')} text={t('common.signInText', { brand })}>
          {appLink && (
            <Button variant="primary" href={appLink}>
              {t('common.openApp')}
            </Button>
          )}
        </EmptyState>
      )}
      {session.status === 'unknown' && (
        <EmptyState icon="offline" title={t('common.offlineTitle')} text={t('common.offlineText')}>
          <Button onClick={session.retry}>{t('common.retry')}</Button>
        </EmptyState>
      )}
      <div hidden={session.status === 'anonymous' || session.status === 'unknown'}>
        {children(session.status === 'ready' ? session.user : undefined)}
      </div>
    </>
  );
}
