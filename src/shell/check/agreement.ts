import type { CompanionInfo } from '../detect.ts';
import type { ShellMethod, ShellReply } from '../shell.ts';
import type { Fact } from './facts.ts';
import { failures, type Verdict } from './verdict.ts';

/** What an app has replied, by function; nothing where it has not. */
export type Replies = { readonly [M in ShellMethod]?: ShellReply<M> | undefined };

const compared: readonly ShellMethod[] = ['getLanguage', 'getUserToken', 'getUserInfo', 'getBrand'];

/**
 * Whether an app says the same of its language, its brand and its user wherever it names them. Pages take either for the truth.
 * A function that failed says nothing that could be compared.
 */
export function agreement(
  info: CompanionInfo | undefined,
  replies: Replies,
  rows: readonly { method: ShellMethod; word: Verdict['word'] }[],
): Fact {
  const failed = rows.filter(({ method, word }) => compared.includes(method) && failures.includes(word));
  const wrong = [...disagreements(info, replies), ...failed.map(({ method, word }) => `${method} is ${word}`)];
  return { name: 'The app agrees with itself', value: wrong.join('; ') || 'yes', bad: wrong.length > 0 };
}

function disagreements(info: CompanionInfo | undefined, { getBrand, getLanguage, getUserInfo, getUserToken }: Replies): string[] {
  const isUserKnown = getUserInfo && getUserToken;
  return [
    ...different('languages', [info?.lang, getLanguage?.lang, getUserInfo?.language.lang]),
    ...different('brands', [info?.brand, getBrand?.brand]),
    ...(isUserKnown && getUserInfo.uid && !getUserToken.token ? ['a user, but no token'] : []),
    ...(isUserKnown && !getUserInfo.uid && getUserToken.token ? ['a token, but no user'] : []),
  ];
}

function different(what: string, named: readonly (string | undefined)[]): string[] {
  const said = named.filter((one) => one !== undefined);
  return new Set(said).size > 1 ? [`the ${what} ${said.join(' / ')}`] : [];
}
