import { ApiError } from '../api/errors.ts';
import type { UserInfo } from '../contract/user/user.ts';
import { limits, type Shell, type ShellReply } from '../shell/shell.ts';

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
export type Finding = { is: 'user'; identity: Identity } | { is: 'nobody' } | { is: 'unknown'; source: 'app' | 'server' };

/** Whether the server has refused a token. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.reason === 'unauthorized';

interface Question {
  /** The identity so far */
  known: Identity | undefined;
  /** The server has refused the known token */
  refused: boolean;
  /** Milliseconds for the app's token, where it is not to be a new one */
  limit: number;
  /** Asks the user center whose token it is. @throws ApiError */
  ownerOf(token: string): Promise<UserInfo>;
  /** Called with what the app says about itself */
  onInfo(info: ShellReply<'getUserInfo'>): void;
}

/**
 * Asks the app who is signed in. Token and user info are separate calls, between which the account may be switched, so the app's
 * info counts only when it names the same user before and after the token. In every other case, and always for a new token, which
 * may take the app seconds to get, the user center says whose it is.
 */
export async function identifyInApp(shell: Shell, question: Question): Promise<Finding> {
  const { known, refused, limit, ownerOf, onInfo } = question;
  const info = () => shell.call('getUserInfo').catch(() => undefined);
  const before = refused ? undefined : await info();
  if (before) onInfo(before);

  const reply = await shell
    .callWithin(refused ? limits.token : limit, 'getUserToken', refused ? { refresh: true } : {})
    .catch(() => undefined);
  if (!reply) return { is: 'unknown', source: 'app' };
  const { token } = reply;
  if (!token) return { is: 'nobody' };
  if (token === known?.token && !refused)
    return isSwitching(known, before) ? { is: 'unknown', source: 'app' } : { is: 'user', identity: known };

  if (before?.uid && (await info())?.uid === before.uid) {
    const { uid, username, language } = before;
    return { is: 'user', identity: { token, user: { ...language, uid, username } } };
  }
  const found = await identifyByToken(token, ownerOf);
  if (found.is !== 'nobody') return found;
  return refused ? { is: 'unknown', source: 'app' } : identifyInApp(shell, { ...question, refused: true });
}

/** Whether the app names another user already, and hands out the former one's token still. */
const isSwitching = ({ user }: Identity, info: ShellReply<'getUserInfo'> | undefined): boolean =>
  !!info?.uid && info.uid !== user.uid;

/** Asks the user center who holds a token: nobody, when it is refused. */
export async function identifyByToken(token: string, ownerOf: Question['ownerOf']): Promise<Finding> {
  if (!token) return { is: 'nobody' };
  try {
    return { is: 'user', identity: { token, user: await ownerOf(token) } };
  } catch (error) {
    return isUnauthorized(error) ? { is: 'nobody' } : { is: 'unknown', source: 'server' };
  }
}
