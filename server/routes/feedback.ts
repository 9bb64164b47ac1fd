import type * as v from 'valibot';
import { NewMessage } from '../../src/contract/conversation/new-message.ts';
import { MarkRead } from '../../src/contract/conversation/read-input.ts';
import { answerFeedback, settleFeedback, thankFeedback } from '../../src/contract/feedback/conversation.ts';
import { createFeedback, NewFeedback } from '../../src/contract/feedback/create.ts';
import { expectedAnswer } from '../../src/contract/feedback/expected.ts';
import { ExpectedAnswer } from '../../src/contract/feedback/expected-input.ts';
import { listTypes } from '../../src/contract/feedback/form.ts';
import {
  feedbackDetail,
  listFeedback,
  listRemovedFeedback,
  readFeedback,
  removeFeedback,
  restoreFeedback,
} from '../../src/contract/feedback/read.ts';
import { AboutReply, Settle } from '../../src/contract/feedback/settle.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { Empty } from '../../src/contract/fields.ts';
import { ById, PageQuery } from '../../src/contract/input-fields.ts';
import { toSeconds } from '../../src/lib/time-units.ts';
import { changeFeedback, type FeedbackRow, feedbackOf, feedbackPage, unreadFeedback } from '../db/feedback.ts';
import { lockRow } from '../db/locks.ts';
import { unreadTickets } from '../db/tickets.ts';
import { bumpVersion, versionOf } from '../db/users.ts';
import { expectedAnswers } from '../desk/expected.ts';
import { storeAnswer } from '../feedback/answer.ts';
import { isClosed, isEnded, waitsSince } from '../feedback/conversation.ts';
import { storeFeedback } from '../feedback/create.ts';
import { feedbackView, summaryView } from '../feedback/views.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call, Mount } from '../http/mount.ts';
import { cutPage, defaultPageSize, readTimeCursor, timeCursor } from '../http/pages.ts';
import { isProblemType, messageIn, problemTypes } from '../messages.ts';

/** The caller's record, removed or not. Another user's gives the same 404 as a missing one. */
async function ownReport({ db, user, input }: Call<{ id: string }>) {
  const row = await feedbackOf(db, user.uid, input.id);
  if (!row) throw new HttpError('notFound');
  return row;
}

/** The same, locked for a change. */
async function lockedRecord(call: Call<{ id: string }>) {
  await lockRow(call.db, 'feedback', call.input.id);
  return ownReport(call);
}

/** The same; a removed record counts as missing. */
async function lockedListed(call: Call<{ id: string }>) {
  const row = await lockedRecord(call);
  if (row.removed_at !== null) throw new HttpError('notFound');
  return row;
}

/** The same; where it has ended, the last of the reports that follow it. */
async function lockedLast<I extends { id: string }>(call: Call<I>): Promise<{ last: Call<I>; row: FeedbackRow }> {
  const row = await lockedListed(call);
  if (!row.followed_by || !isEnded(row, call.now)) return { last: call, row };
  return lockedLast({ ...call, input: { ...call.input, id: row.followed_by } });
}

/** A listed record for what is said about its last reply; undefined where that is not the reply that the reader has seen. */
async function lockedReplied(call: Call<v.InferOutput<typeof AboutReply>>) {
  const row = await lockedListed(call);
  const reply = row.replies.findLast(({ sender }) => sender === 'service');
  if (!reply) throw invalidFields({ id: 'notReplied' });
  return (call.input.reply ?? reply.id) === reply.id ? row : undefined;
}

async function pageOf({ db, user, input, lang }: Call<v.InferOutput<typeof PageQuery>>, removed: boolean) {
  const { limit = defaultPageSize, cursor } = input;
  const rows = await feedbackPage(db, user.uid, readTimeCursor(cursor), limit + 1, removed);
  const { page, next } = cutPage(rows, limit, ({ created_at, id }) => timeCursor(created_at, id));
  return { items: page.map((row) => summaryView(row, lang)), next };
}

export function feedbackRoutes(mount: Mount): void {
  const expectedBy = expectedAnswers();

  mount(listTypes, Empty, async ({ lang }) => ({
    types: problemTypes.map((id) => ({ id, name: messageIn(lang, `types.${id}`) })),
  }));

  mount(createFeedback, NewFeedback, storeFeedback);

  mount(expectedAnswer, ExpectedAnswer, async ({ db, region, user, input, now }) => {
    if (!isProblemType(input.typeId)) throw invalidFields({ typeId: 'unknown' });
    const by = await expectedBy(db, region, { typeId: input.typeId, lang: user.lang }, now, now);
    return { by: by === undefined ? null : toSeconds(by) };
  });

  mount(listFeedback, PageQuery, (call) => pageOf(call, false));

  mount(listRemovedFeedback, PageQuery, (call) => pageOf(call, true));

  mount(feedbackMessage, Empty, async ({ db, user: { uid } }) => ({
    unread: await unreadFeedback(db, uid),
    tickets: await unreadTickets(db, uid),
    version: await versionOf(db, uid),
  }));

  mount(feedbackDetail, ById, async (call) => {
    const row = await ownReport(call);
    if (row.removed_at !== null) throw new HttpError('notFound');
    const { db, region, user, now } = call;
    const since = waitsSince(row);
    const expected =
      since === undefined ? undefined : await expectedBy(db, region, { typeId: row.type_id, lang: user.lang }, since, now);
    return feedbackView(row, { ...call, contact: row.contact, expected });
  });

  mount(answerFeedback, NewMessage, async (call) => {
    const { last, row } = await lockedLast(call);
    return storeAnswer(last, row);
  });

  mount(settleFeedback, Settle, async (call) => {
    const { input, now } = call;
    const row = await lockedReplied(call);
    // What was said before stays so: a call that is repeated does not keep a report open.
    if (!row || isClosed(row, now) || (input.solved ? row.solved_at !== null : row.status !== 'replied')) return {};
    await apply(
      call,
      input.solved ? { status: 'replied', solved_at: now } : { status: 'processing', solved_at: null, updated_at: now },
    );
    return {};
  });

  mount(thankFeedback, AboutReply, async (call) => {
    const row = await lockedReplied(call);
    if (row?.thanked === 0) await apply(call, { thanked: 1 });
    return {};
  });

  mount(readFeedback, MarkRead, async (call) => {
    const row = await lockedListed(call);
    if (row.unread === 1 && toSeconds(row.updated_at) <= call.input.updatedAt) await apply(call, { unread: 0 });
    return {};
  });

  mount(removeFeedback, ById, async (call) => {
    const row = await lockedRecord(call);
    if (row.removed_at === null) await apply(call, { removed_at: call.now });
    return {};
  });

  mount(restoreFeedback, ById, async (call) => {
    const row = await lockedRecord(call);
    if (row.removed_at !== null) await apply(call, { removed_at: null });
    return {};
  });
}

async function apply({ db, user, input }: Call<{ id: string }>, set: Parameters<typeof changeFeedback>[3]): Promise<void> {
  await changeFeedback(db, user.uid, input.id, set);
  await bumpVersion(db, user.uid);
}
