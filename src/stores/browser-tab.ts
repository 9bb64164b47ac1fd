import { importOrReload } from './recovery.ts';
import { requestHeaders, setCountry } from './request-headers.ts';
import { openTabSession, watchTab } from './tab-session.ts';

let token = '';
let opened: Promise<void> | undefined;

/** The token of a plain browser's tab; empty until {@link openTab} has resolved, and where nobody is signed in. */
export const tabToken = (): string => token;

/** Opens the session of a plain browser's tab, once; a failure is tried again with the next call. */
export function openTab(): Promise<void> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** A link with another user's token asks first. */
async function open(): Promise<void> {
  const tab = await openTabSession(async (...asked) => {
    const { decideSwitch } = await importOrReload('switch', () => import('./switch-user.ts'));
    return decideSwitch(...asked, requestHeaders(''));
  });
  watchTab(tab);
  token = tab.token;
  setCountry({ countryAbbr: tab.country, countryCode: '' });
}
