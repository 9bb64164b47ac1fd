import {
  ServiceList,
  ServiceReply,
  ServiceSetStatus,
  serviceDetail,
  serviceList,
  serviceReply,
  serviceSetStatus,
} from '../../src/contract/feedback/operate.ts';
import { ById } from '../../src/contract/input-fields.ts';
import { pseudonymOf } from '../db/audit.ts';
import { changeFeedback, feedbackOf, feedbackOwner, insertReply, latestFeedback } from '../db/feedback.ts';
import { lockRow } from '../db/locks.ts';
import { bumpVersion, countriesOf } from '../db/users.ts';
import { feedbackView, summaryView, withAuthors } from '../feedback/views.ts';
import { HttpError, invalidFields } from '../http/http-error.ts';
import type { Call, Mount } from '../http/mount.ts';

/** Items of the list, which has no pages: customer service works on the latest. */
const listLength = 200;

/** A record of any user of the operator's region. */
async function recordInRegion({ db, input, region }: Call<{ id: string }>) {
  const uid = await feedbackOwner(db, input.id, countriesOf(region));
  const row = uid && (await feedbackOf(db, uid, input.id));
  if (!row) throw new HttpError('notFound');
  return row;
}

/** The same, locked for a change. */
async function lockedRecord(call: Call<{ id: string }>) {
  await lockRow(call.db, 'feedback', call.input.id);
  return recordInRegion(call);
}

async function view(call: Call<{ id: string }>) {
  const row = await recordInRegion(call);
  const report = feedbackView(row, { ...call, contact: row.reachable });
  const own = await pseudonymOf(call.db, call.user.uid);
  return { ...report, messages: withAuthors(report.messages, row.replies, own) };
}

export function feedbackServiceRoutes(mount: Mount): void {
  mount(serviceList, ServiceList, async ({ db, region, input, lang }) => {
    const rows = await latestFeedback(db, countriesOf(region), input, listLength);
    return { items: rows.map((row) => ({ ...summaryView(row, lang), username: row.username })) };
  });

  mount(serviceDetail, ById, view);

  mount(serviceReply, ServiceReply, async (call) => {
    const { db, user, input, now } = call;
    const { uid } = await lockedRecord(call);
    await insertReply(db, {
      id: crypto.randomUUID(),
      feedback_id: input.id,
      sender: 'service',
      author: await pseudonymOf(db, user.uid),
      text: input.text,
      created_at: now,
    });
    await changeFeedback(db, uid, input.id, { status: 'replied', unread: 1, updated_at: now, solved_at: null, thanked: 0 });
    await bumpVersion(db, uid);
    return view(call);
  });

  mount(serviceSetStatus, ServiceSetStatus, async (call) => {
    const { db, input, now } = call;
    const { uid, status, replies } = await lockedRecord(call);
    if (input.status === 'replied' && !replies.some(({ sender }) => sender === 'service'))
      throw invalidFields({ status: 'required' });
    if (input.status !== status) {
      await changeFeedback(db, uid, input.id, { status: input.status, updated_at: now, solved_at: null });
      await bumpVersion(db, uid);
    }
    return view(call);
  });
}
