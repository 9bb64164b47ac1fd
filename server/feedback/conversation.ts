import type { Feedback } from '../../src/contract/feedback/read.ts';
import { day, toSeconds } from '../../src/lib/time-units.ts';
import type { FeedbackRow } from '../db/feedback.ts';
import type { Tables } from '../db/tables.ts';

/** Milliseconds for which a reply can be answered, and a solved report be taken up again. */
export const openFor = 7 * day;

/** How often a user can write in one report; ours, it keeps a record small enough to be sent whole. */
export const maxAnswers = 50;

/** Whether a report is closed: solved, or replied to and not answered, for {@link openFor}. @param now milliseconds */
export const isClosed = (
  { status, solved_at, updated_at }: Pick<Tables['feedback'], 'status' | 'solved_at' | 'updated_at'>,
  now: number,
): boolean => status === 'replied' && now - (solved_at ?? updated_at) >= openFor;

/** Whether a further message opens a new report. @param now milliseconds */
export const isEnded = (row: FeedbackRow, now: number): boolean =>
  isClosed(row, now) || row.replies.filter(({ sender }) => sender === 'user').length >= maxAnswers;

/** Since when customer service owes its first reply; undefined where it has given one. */
export const waitsSince = ({ created_at, replies }: FeedbackRow): number | undefined =>
  replies.some(({ sender }) => sender === 'service') ? undefined : created_at;

/**
 * How a report goes on, as the contract has it.
 *
 * @param now milliseconds
 * @param expected when it is probably answered, in milliseconds since 1970
 */
export function conversationView(row: FeedbackRow, now: number, expected?: number): NonNullable<Feedback['conversation']> {
  const closed = isClosed(row, now);
  const solved = row.solved_at !== null;
  return {
    turn: closed || solved ? 'nobody' : row.status === 'replied' ? 'user' : 'service',
    expected: expected === undefined ? null : toSeconds(expected),
    solved,
    thanked: row.thanked === 1,
    closed,
    follows: row.follows,
    followedBy: row.followed_by,
  };
}
