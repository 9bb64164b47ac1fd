import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import type { StringKey } from '../../i18n/keys.ts';
import { joinSentences } from '../../lib/join-sentences.ts';
import { $hasQueued, retentionDays } from '../../stores/drafts.ts';
import { $session, $sessionProblem } from '../../stores/session.ts';
import { $brandName } from '../../stores/shell.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { useT } from '../../ui/screen/use-t.ts';
import { GuestLinks } from './GuestLinks.tsx';
import { OpenApp } from './OpenApp.tsx';
import { Problem } from './Problem.tsx';
import './signed-in.css';

export interface ForUsersProps {
  /** The heading for guests: what is there once they have signed in */
  title?: StringKey;
  /** Why nobody can use it without an account: a sentence */
  why: StringKey;
  /** Links to what works without an account */
  guests?: ReactNode;
  children: (user: UserInfo | undefined) => ReactNode;
}

/**
 * A part of a screen that needs somebody: says so where nobody is signed in, with a way to the app.
 * Until it is known who is there, `children` is rendered without a user, so that a form can be read and typed in at once; what was
 * typed stays in it while somebody has yet to sign in, and when it cannot be found out who it is.
 */
export function ForUsers({ title = 'common.signInTitle', why, guests = <GuestLinks />, children }: ForUsersProps) {
  const t = useT();
  const session = useStore($session, { ssr: 'initial' });
  const problem = useStore($sessionProblem, { ssr: 'initial' });
  const brand = useStore($brandName, { ssr: 'initial' });
  const hasQueued = useStore($hasQueued, { ssr: 'initial' });

  const whatToDo = () => [
    t(why),
    t('common.signInText', { brand }),
    // The session has ended before a form could be sent.
    ...(hasQueued ? [t('common.leaveDraftKept', { days: retentionDays })] : []),
  ];

  return (
    <>
      {session.status === 'anonymous' && (
        <EmptyState icon="person" title={t(title)} text={joinSentences(whatToDo(), t.tag)}>
          <OpenApp />
          {guests}
        </EmptyState>
      )}
      {problem && <Problem {...problem}>{guests}</Problem>}
      <div className={`user-${session.status}`} hidden={session.status === 'anonymous'}>
        {children(session.status === 'ready' ? session.user : undefined)}
      </div>
    </>
  );
}
