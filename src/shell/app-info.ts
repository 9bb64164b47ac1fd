import { orUndefined } from '../lib/or-undefined.ts';
import type { CompanionInfo } from './detect.ts';

/** What of {@link CompanionInfo} a page shows at once. */
export type AppInfo = Pick<CompanionInfo, 'lang' | 'brand' | 'brandName'>;

/** Where the answers of an app are kept that said too little in its `companionInfo`, for the next pages of this session. */
export const appInfoKey = 'companion.app';

/** What is known about the app without asking it. Its words are taken as they come: whoever reads them checks them. */
export const appInfo = (): { [key in keyof AppInfo]?: unknown } => ({
  // The cast spares bytes: `null` is parsed as `null`.
  ...orUndefined(() => JSON.parse(sessionStorage.getItem(appInfoKey) as string)),
  ...window.companionInfo,
});
