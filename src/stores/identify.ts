import { ApiError } from '../api/errors.ts';
import type { UserInfo } from '../contract/user/user.ts';
import { limits } from '../shell/limits.ts';
import type { Shell, ShellReply } from '../shell/shell.ts';

/** A token and its confirmed owner. The two never change separately. */
export interface Identity {
  readonly token: string;
  readonly user: UserInfo;
}

/**
 * Who uses the page, if that could be found out.
 *
 * - `nobody`: the app said so by an empty token, or the server by refusing a browser's only token
 * - `unknown`: no usable answer from the app, or none from the user center; asking again may help
 */
export type IdentityResult = { is: 'user'; identity: Identity } | { is: 'nobody' } | { is: 'unknown'; source: 'app' | 'server' };

/** Whether the server has refused a token. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.reason === 'unauthorized';

interface IdentityRequest {
  /** The identity so far */
  current: Identity | undefined;
  /** The server has refused the current token */
  refused: boolean;
  /** Milliseconds for the app's token, where it is not to be a new one */
  limit: number;
  /** Asks the user center whose token it is. @throws ApiError */
  userOfToken(token: string): Promise<UserInfo>;
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
const identifyRenewed = (shell: Shell, userOfToken: IdentityRequest['userOfToken']): Promise<IdentityResult> =>
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

/** Asks the user center whose token it is: nobody's, when it is refused. */
export async function identifyByToken(token: string, userOfToken: IdentityRequest['userOfToken']): Promise<IdentityResult> {
  if (!token) return { is: 'nobody' };
  try {
    return { is: 'user', identity: { token, user: await userOfToken(token) } };
  } catch (error) {
    return isUnauthorized(error) ? { is: 'nobody' } : { is: 'unknown', source: 'server' };
  }
}
