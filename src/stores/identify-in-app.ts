import { limits } from '../shell/limits.ts';
import type { Shell, ShellReply } from '../shell/shell.ts';
import { type Identity, type IdentityResult, identifyByToken, type UserOfToken } from './identify.ts';

interface IdentityRequest {
  /** The identity so far */
  current: Identity | undefined;
  /** The server has refused the current token */
  refused: boolean;
  /** Milliseconds for the app's token, where it is not to be a new one */
  limit: number;
  userOfToken: UserOfToken;
  /** Called with what the app says about itself */
  onInfo(info: ShellReply<'getUserInfo'>): void;
}

/**
 * Asks the app who is signed in. Token and user info are separate calls, between which the account may be switched, so the app's
 * info counts only when it names the same user before and after the token. In every other case, and always for a new token, which
 * may take the app seconds to get, the user center says whose it is.
 */
export async function identifyInApp(
  shell: Shell,
  { current, refused, limit, userOfToken, onInfo }: IdentityRequest,
): Promise<IdentityResult> {
  if (refused) return identifyRenewed(shell, userOfToken);
  const info = () => shell.call('getUserInfo').catch(() => undefined);
  const before = await info();
  if (before) onInfo(before);

  return withToken(shell, limit, {}, async (token) => {
    if (token === current?.token) return isSwitching(current, before) ? unknownInApp : { is: 'user', identity: current };
    if (before?.uid && (await info())?.uid === before.uid) {
      const { uid, username, language } = before;
      return { is: 'user', identity: { token, user: { ...language, uid, username } } };
    }
    const found = await identifyByToken(token, userOfToken);
    return found.is === 'nobody' ? identifyRenewed(shell, userOfToken) : found;
  });
}

/** Has the app get a new token, in the place of one that the server has refused. */
const identifyRenewed = (shell: Shell, userOfToken: UserOfToken): Promise<IdentityResult> =>
  withToken(shell, limits.token, { refresh: true }, async (token) => {
    const found = await identifyByToken(token, userOfToken);
    return found.is === 'nobody' ? unknownInApp : found;
  });

const unknownInApp: IdentityResult = { is: 'unknown', source: 'app' };

/** Asks the app for a token, and finds out whose it is, where there is one. */
async function withToken(
  shell: Shell,
  limit: number,
  params: { refresh?: boolean },
  identify: (token: string) => Promise<IdentityResult>,
): Promise<IdentityResult> {
  const reply = await shell.callWithin(limit, 'getUserToken', params).catch(() => undefined);
  if (!reply) return unknownInApp;
  return reply.token ? identify(reply.token) : { is: 'nobody' };
}

/** Whether the app names another user already, and hands out the former one's token still. */
const isSwitching = ({ user }: Identity, info: ShellReply<'getUserInfo'> | undefined): boolean =>
  !!info?.uid && info.uid !== user.uid;
