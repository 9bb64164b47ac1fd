import type { ReactNode } from 'react';
import type { UserInfo } from '../../contract/user/user.ts';
import type { LangKey } from '../../i18n/locales.ts';
import { useSession } from './use-session.ts';

/**
 * A screen that guests may use too.
 *
 * @param children rendered with the user, or nobody; `known` is false until it is clear which of them it is, which is when to ask the
 *   server
 */
export function Anybody({
  lang,
  children,
}: {
  lang: LangKey;
  children: (user: UserInfo | undefined, known: boolean) => ReactNode;
}) {
  const session = useSession(lang);
  return children(session.status === 'ready' ? session.user : undefined, session.status !== 'starting');
}
