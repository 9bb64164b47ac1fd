import type { ReactNode } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import type { LangKey } from '../../i18n/locales.ts';
import { ForUsers } from './ForUsers.tsx';
import { useSession } from './use-session.ts';

/** A screen that needs somebody: starts the session. See {@link ForUsers}. */
export function SignedIn({ lang, children }: { lang: LangKey; children: (user: UserInfo | undefined) => ReactNode }) {
  useSession(lang);
  return <ForUsers>{children}</ForUsers>;
}
