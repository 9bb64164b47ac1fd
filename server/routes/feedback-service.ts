import { serviceDetail, serviceList, serviceReply, serviceSetStatus } from '../../src/contract/feedback/operate.ts';
import { change, latestOf, ownerOf, recordOf } from '../db/feedback.ts';
import { hold } from '../db/hold.ts';
import { countriesOf, touch } from '../db/users.ts';
import { feedbackView, summaryView } from '../feedback/views.ts';
import type { Call, Mount } from '../http/mount.ts';
import { invalidFields, Refusal } from '../http/refusal.ts';

/** The list has no pages: customer service works on what is new. */
const listLength = 200;

/** A record of any user of the operator's region. */
async function recordInRegion({ db, input, region }: Call<{ id: string }>) {
  const uid = await ownerOf(db, input.id, countriesOf(region));
  const row = uid && (await recordOf(db, uid, input.id));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same for a change: until it is done nobody else changes the record. */
async function heldRecord(call: Call<{ id: string }>) {
  await hold(call.db, 'feedback', call.input.id);
  return recordInRegion(call);
}

async function view(call: Call<{ id: string }>) {
  const row = await recordInRegion(call);
  return feedbackView(row, { ...call, contact: row.reachable });
}

export function feedbackServiceRoutes(mount: Mount): void {
  mount(serviceList, async ({ db, region, input, lang }) => {
    const rows = await latestOf(db, countriesOf(region), input.status, listLength);
    return { items: rows.map((row) => ({ ...summaryView(row, lang), username: row.username })) };
  });

  mount(serviceDetail, view);

  mount(serviceReply, async (call) => {
    const { db, input, now } = call;
    const { uid } = await heldRecord(call);
    await db
      .insertInto('replies')
      .values({ id: crypto.randomUUID(), feedback_id: input.id, text: input.text, created_at: now })
      .execute();
    await change(db, uid, input.id, { status: 'replied', unread: 1, updated_at: now });
    await touch(db, uid);
    return view(call);
  });

  mount(serviceSetStatus, async (call) => {
    const { db, input, now } = call;
    const { uid, status, replies } = await heldRecord(call);
    if (input.status === 'replied' && replies.length === 0) throw invalidFields({ status: 'required' });
    if (input.status !== status) {
      await change(db, uid, input.id, { status: input.status, updated_at: now });
      await touch(db, uid);
    }
    return view(call);
  });
}
