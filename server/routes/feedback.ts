import { createFeedback } from '../../src/contract/feedback/create.ts';
import { listTypes } from '../../src/contract/feedback/problem-types.ts';
import { feedbackDetail, listFeedback, readFeedback, removeFeedback, restoreFeedback } from '../../src/contract/feedback/read.ts';
import { feedbackMessage } from '../../src/contract/feedback/unread.ts';
import { uploadImage } from '../../src/contract/images/upload.ts';
import { change, type Place, pageOf, recordOf, unreadFeedback } from '../db/feedback.ts';
import { hold } from '../db/hold.ts';
import { unreadTickets } from '../db/tickets.ts';
import { touch, versionOf } from '../db/users.ts';
import { storeFeedback } from '../feedback/create.ts';
import { cleanPicture } from '../feedback/pictures.ts';
import { storePicture } from '../feedback/store-picture.ts';
import { feedbackView, summaryView } from '../feedback/views.ts';
import type { Call, Mount } from '../http/mount.ts';
import { invalidFields, Refusal } from '../http/refusal.ts';
import { messageIn, problemTypes } from '../messages.ts';

const defaultPage = 20;

/** Nobody else can read a record, so a cursor may say openly where it stands. */
const cursorOf = ({ created_at, id }: { created_at: number; id: string }) => `${created_at}-${id}`;

function readCursor(cursor: string): Place {
  const [, createdAt, id] = /^(\d{1,15})-([\w-]{1,64})$/.exec(cursor) ?? [];
  if (!createdAt || !id) throw invalidFields({ cursor: 'format' });
  return { createdAt: Number(createdAt), id };
}

/** The caller's record, which the caller has not removed. Somebody else's is as unknown as one that never was. */
async function ownRecord({ db, user, input }: Call<{ id: string }>) {
  const row = await recordOf(db, user.uid, input.id);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same for a change: until it is done nobody else changes the record. */
async function heldRecord(call: Call<{ id: string }>) {
  await hold(call.db, 'feedback', call.input.id);
  return ownRecord(call);
}

export function feedbackRoutes(mount: Mount): void {
  mount(listTypes, async ({ lang }) => ({ types: problemTypes.map((id) => ({ id, name: messageIn(lang, `types.${id}`) })) }));

  mount(uploadImage, storePicture, { prepare: cleanPicture });

  mount(createFeedback, storeFeedback);

  mount(listFeedback, async ({ db, user, input, lang }) => {
    const { limit = defaultPage } = input;
    const rows = await pageOf(db, user.uid, input.cursor === undefined ? undefined : readCursor(input.cursor), limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { items: page.map((row) => summaryView(row, lang)), next: rows.length > limit && last ? cursorOf(last) : null };
  });

  mount(feedbackMessage, async ({ db, user: { uid } }) => ({
    unread: await unreadFeedback(db, uid),
    tickets: await unreadTickets(db, uid),
    version: await versionOf(db, uid),
  }));

  mount(feedbackDetail, async (call) => {
    const row = await ownRecord(call);
    if (row.removed_at !== null) throw new Refusal('notFound');
    return feedbackView(row, { ...call, contact: row.contact });
  });

  mount(readFeedback, async (call) => {
    const row = await heldRecord(call);
    if (row.removed_at !== null) throw new Refusal('notFound');
    if (row.unread === 1) await apply(call, { unread: 0 });
    return {};
  });

  mount(removeFeedback, async (call) => {
    const row = await heldRecord(call);
    if (row.removed_at === null) await apply(call, { removed_at: call.now });
    return {};
  });

  mount(restoreFeedback, async (call) => {
    const row = await heldRecord(call);
    if (row.removed_at !== null) await apply(call, { removed_at: null });
    return {};
  });
}

async function apply({ db, user, input }: Call<{ id: string }>, set: Parameters<typeof change>[3]): Promise<void> {
  await change(db, user.uid, input.id, set);
  await touch(db, user.uid);
}
