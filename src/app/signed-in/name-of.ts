import type { UserInfo } from '../../contract/user/user.ts';
import { isolate } from '../../i18n/isolate.ts';

/** What a user is called in a sentence. */
export const nameOf = ({ username, uid }: UserInfo): string => isolate(username || uid);
