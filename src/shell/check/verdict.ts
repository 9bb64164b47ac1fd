import * as v from 'valibot';
import { limits } from '../limits.ts';
import { replies, type ShellErrorCode, type ShellMethod } from '../shell.ts';
import type { Entry } from './journal.ts';

/** How a call ended for the page that made it. */
export type Outcome =
  | { answer: unknown; wrong?: string | undefined }
  /** `faults` of a reply whose data has another shape */
  | { code: ShellErrorCode; faults?: readonly string[] };

/** What became of one function, `untried` and `waiting` before anything did. */
export interface Verdict {
  word: 'untried' | 'waiting' | 'passed' | 'refused' | 'not offered' | 'silent' | 'late' | 'repeated' | 'malformed' | 'wrong';
  detail: string;
}

export const failures: readonly Verdict['word'][] = ['silent', 'late', 'repeated', 'malformed', 'wrong'];

export const limitOf = (method: ShellMethod): number => (method.startsWith('get') ? limits.getter : limits.action);

/**
 * Judges a call by what the page got and by what went over the bridge, which may still change after the call has ended: a reply
 * that comes late, or once more.
 *
 * @param entry what went over the bridge; nothing in a browser, which has none
 * @param isListed whether the app's `capabilities` name the function
 */
export function verdictOf(
  method: ShellMethod,
  outcome: Outcome | undefined,
  entry: Entry | undefined,
  isListed: boolean,
): Verdict {
  const replies = entry?.replies ?? [];
  const [first] = replies;
  const took = entry && first !== undefined ? `${Math.round(first - entry.at)} ms` : undefined;
  if (replies.length > 1) return { word: 'repeated', detail: `${replies.length} replies to one call` };
  if (!outcome) return { word: 'waiting', detail: '' };
  if (entry?.faults.length) return { word: 'malformed', detail: `${entry.faults.join('; ')}, ${took}` };
  if (isListed && 'code' in outcome && outcome.code === 'unsupported')
    return { word: 'wrong', detail: 'The app lists it, but replies that it is unsupported' };
  if ('code' in outcome) return verdictOfFailure(method, outcome, took);
  return outcome.wrong ? { word: 'wrong', detail: outcome.wrong } : { word: 'passed', detail: took ?? 'by the browser' };
}

function verdictOfFailure(
  method: ShellMethod,
  { code, faults = [] }: Extract<Outcome, { code: ShellErrorCode }>,
  took: string | undefined,
): Verdict {
  const timed = took ? `, ${took}` : '';
  if (code === 'malformed') return { word: 'malformed', detail: `${faults.join('; ')}${timed}` };
  if (code !== 'timeout') return { word: 'refused', detail: `${code}${timed}` };
  const limit = `the limit is ${limitOf(method)} ms`;
  return took
    ? { word: 'late', detail: `A reply after ${took}; ${limit}` }
    : { word: 'silent', detail: `No reply to this call; ${limit}` };
}

/** What an answer says, without what a summary that is passed on must not hold: the token, and who the person is. */
export function summaryOf(method: ShellMethod, answer: unknown): string {
  if (method === 'getUserToken') return `received, ${v.parse(replies.getUserToken, answer).token.length} characters`;
  if (method === 'getLocalCookbooks') return `${v.parse(replies.getLocalCookbooks, answer).cookbooks.length} recipes`;
  const text = JSON.stringify(answer, (key, value) =>
    key === 'uid' || key === 'username' ? `(${String(value).length} characters)` : value,
  );
  return text === undefined || text === 'null' ? '' : text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
