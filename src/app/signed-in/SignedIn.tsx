import type { LangKey } from '../../i18n/locales.ts';
import { ForUsers, type ForUsersProps } from './ForUsers.tsx';
import { useSession } from './use-session.ts';

/** A screen that needs somebody: starts the session. See {@link ForUsers}. */
export function SignedIn({ lang, ...rest }: { lang: LangKey } & ForUsersProps) {
  useSession(lang);
  return <ForUsers {...rest} />;
}
