import type { UserInfo } from '../../contract/user/user.ts';

/** What a user is called in a sentence. */
export const nameOf = ({ username, uid }: UserInfo): string => isolate(username || uid);

/** Isolates the direction of a user's text within a sentence. Where markup is possible, `<bdi>` does the same. */
const isolate = (text: string): string => `\u2068${text}\u2069`;
