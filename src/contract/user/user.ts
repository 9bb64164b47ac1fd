import * as v from 'valibot';
import { type Endpoint, get } from '../endpoint.ts';
import type { Empty } from '../fields.ts';

/** Who holds the token. The shell tells it in the app; a plain browser asks the user center. */
export const UserInfo = v.object({
  uid: v.pipe(v.string(), v.regex(/./)),
  username: v.string(),
  countryAbbr: v.string(),
  countryCode: v.string(),
  lang: v.string(),
});

export type UserInfo = v.InferOutput<typeof UserInfo>;

/**
 * Not in docs/spec.md §7. Every region's user center answers it for every user, so that a page which does not know the
 * country yet can learn it.
 */
export const getUserInfo: Endpoint<typeof Empty, typeof UserInfo> = get('user', '/api/v1/user/info', UserInfo);
