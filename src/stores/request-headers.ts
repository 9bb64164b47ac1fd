import { maxAppVersion, maxBrandName } from '../contract/header-limits.ts';
import type { RequestHeaders } from '../contract/headers.ts';
import type { UserInfo } from '../contract/user/user.ts';
import type { LangKey } from '../i18n/locales.ts';
import { truncate } from '../lib/truncate.ts';
import type { ShellReply } from '../shell/shell.ts';
import { $brandName, $shell } from './shell.ts';

/** @param platform as an app names it, or else the browser's `userAgent` */
const osOf = (platform = ''): RequestHeaders['os'] => (/^ios$|iPhone|iPad|Macintosh/.test(platform) ? '2' : '1');

const facts: Omit<RequestHeaders, 'client' | 'brand' | 'token'> = {
  os: osOf(globalThis.window?.companionInfo?.platform ?? globalThis.navigator?.userAgent),
  appVersion: 'web',
  lang: 'en',
  countryAbbr: '',
  countryCode: '',
};

/** The headers of this page's calls (docs/spec.md §7). */
export const requestHeaders = (token: string): RequestHeaders => ({
  ...facts,
  client: $shell.get() ? 'app' : 'web',
  brand: truncate($brandName.get(), maxBrandName),
  token,
});

export const setLanguage = (lang: LangKey): void => {
  facts.lang = lang;
};

/** Takes the country from whoever uses the page: it decides which region is called. */
export const setCountry = ({ countryAbbr: abbr, countryCode: dial }: Pick<UserInfo, 'countryAbbr' | 'countryCode'>): void => {
  facts.countryAbbr = /^[a-z]{2,3}$/i.test(abbr) ? abbr.toUpperCase() : '';
  facts.countryCode = dial.replace(/\D/g, '');
};

export function setAppInfo({ platform, appVersion, language }: ShellReply<'getUserInfo'>): void {
  facts.os = osOf(platform);
  facts.appVersion = truncate(appVersion, maxAppVersion);
  setCountry(language);
}
