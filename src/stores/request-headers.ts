import type { RequestHeaders } from '../contract/headers.ts';
import type { UserInfo } from '../contract/user/user.ts';
import type { LangKey } from '../i18n/locales.ts';
import type { ShellReply } from '../shell/shell.ts';
import { $brandName, $shell } from './shell.ts';

const facts: Omit<RequestHeaders, 'client' | 'brand' | 'token'> = {
  os: '1',
  appVersion: 'web',
  lang: 'en',
  countryAbbr: '',
  countryCode: '',
};

/** The headers of this page's calls (docs/spec.md §7). */
export const requestHeaders = (token: string): RequestHeaders => ({
  ...facts,
  client: $shell.get() ? 'app' : 'web',
  brand: $brandName.get(),
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
  facts.os = platform === 'ios' ? '2' : '1';
  facts.appVersion = appVersion;
  setCountry(language);
}

/** Takes the operating system from the browser. */
export function setBrowser(): void {
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) facts.os = '2';
}
