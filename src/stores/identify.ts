import { ApiError } from '../api/errors.ts';
import type { UserInfo } from '../contract/user/user.ts';

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

/** Asks the user center whose token it is. @throws ApiError */
export type UserOfToken = (token: string) => Promise<UserInfo>;

/** Asks the user center whose token it is: nobody's, when it is refused. */
export async function identifyByToken(token: string, userOfToken: UserOfToken): Promise<IdentityResult> {
  if (!token) return { is: 'nobody' };
  try {
    return { is: 'user', identity: { token, user: await userOfToken(token) } };
  } catch (error) {
    return isUnauthorized(error) ? { is: 'nobody' } : { is: 'unknown', source: 'server' };
  }
}
