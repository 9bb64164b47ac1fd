import type { CompanionInfo } from '../detect.ts';
import type { ShellMethod, ShellReply } from '../shell.ts';
import type { Fact } from './facts.ts';

/** What an app has replied, by function; nothing where it has not. */
export type Replies = { readonly [M in ShellMethod]?: ShellReply<M> | undefined };

/** Whether an app says the same of its language and its user wherever it names them. Pages take either for the truth. */
export function agreement(info: CompanionInfo | undefined, replies: Replies): Fact {
  const wrong = disagreements(info, replies);
  return { name: 'The app agrees with itself', value: wrong.join('; ') || 'yes', bad: wrong.length > 0 };
}

function disagreements(info: CompanionInfo | undefined, { getLanguage, getUserInfo, getUserToken }: Replies): string[] {
  const languages = [info?.lang, getLanguage?.lang, getUserInfo?.language.lang].filter((lang) => lang !== undefined);
  const isUserKnown = getUserInfo && getUserToken;
  return [
    ...(new Set(languages).size > 1 ? [`the languages ${languages.join(' / ')}`] : []),
    ...(isUserKnown && getUserInfo.uid && !getUserToken.token ? ['a user, but no token'] : []),
    ...(isUserKnown && !getUserInfo.uid && getUserToken.token ? ['a token, but no user'] : []),
  ];
}
